import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleModule } from '#infra/bundling/bundle.ts';
import { projectRoot } from '../build/inputs.ts';
import { Stacks } from '../local/stacks.ts';
import { atMost, median, type Row, type Section, withoutBudget } from './measure.ts';

/** Milliseconds to import a bundle in a new process: what a cold start costs on top of the runtime. */
function importTime(bundle: string, environment: Record<string, string>): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(bundle)}); process.stdout.write(String(performance.now() - t)); process.exit(0);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...environment, AWS_REGION: 'us-east-1', PATH: process.env.PATH },
    }).toString(),
  );
}

/** Process starts for each of the two bundles compared. Odd, so that there is a median. */
const starts = 7;

/** Alternates the imports, so that other load slows both alike: a ratio says more about a function than a time. */
function importRow(name: string, bundle: string, reference: string, environment: Record<string, string>): Row {
  const times = Array.from({ length: starts }, () => ({
    client: importTime(reference, environment),
    whole: importTime(bundle, environment),
  }));
  const whole = median(times.map((it) => it.whole));
  const row = atMost(`${name}, imported`, whole / median(times.map((it) => it.client)), 2.5, 'times the client');
  return { ...row, measured: `${row.measured}, ${Math.round(whole)} ms` };
}

/** What a cold start reads: the entry and its static imports, transitively. `import()` is loaded later. */
function readAtStart(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.\/[\w.-]+\.mjs)"/g))
    readAtStart(join(dirname(file), part), known);
  return known;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

/** Chunks that are loaded on demand, such as the mailer or a payment library: names and sizes. */
function readLater(bundle: string, atStart: ReadonlySet<string>): string {
  const parts = globSync('*.mjs', { cwd: dirname(bundle) }).map((file) => join(dirname(bundle), file));
  const later = parts.filter((file) => !atStart.has(file) && statSync(file).size >= 5000);
  return later
    .map((file) => `${basename(file).replace(/-[\w-]{8}\.mjs$/, '')} ${Math.round(kilobytes([file]))}`)
    .join(', ');
}

/** Size and import time of each function's bundle; `directory` holds intermediate files. */
export async function functionsSection(assembly: string, directory: string): Promise<Section> {
  const client = join(directory, 'client');
  await bundleModule(join(projectRoot, 'scripts/bench/dynamodb-client.ts'), client);
  const rows = new Stacks(assembly).functions().flatMap(({ name, bundle, environment }): Row[] => {
    const filled = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, value || 'x']));
    const atStart = readAtStart(bundle);
    const later = readLater(bundle, atStart);
    return [
      atMost(`${name}, minified`, kilobytes(atStart), 900, 'KB'),
      importRow(name, bundle, join(client, 'index.mjs'), filled),
      ...(later ? [withoutBudget(`${name}, loaded when wanted`, `${later} KB`)] : []),
    ];
  });
  return {
    title: 'Functions',
    how: `The synthesised bundles: what a cold start loads. Imported in new Node 24 processes, in turns with the DynamoDB client alone, bundled in the same way: the medians of ${starts} starts each.`,
    rows,
  };
}

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** All JavaScript of the built site, by chunk: shows the heavy ones. */
export const largestChunks = (): string[] =>
  globSync('dist/web/assets/*.js', { cwd: projectRoot })
    .map((path) => ({ name: basename(path), size: gzipped(join(projectRoot, path)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ name, size }) => `${name} ${size.toFixed(1)} KB`);
