import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../build/inputs.ts';
import { Stacks } from '../local/stacks.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';

/** Milliseconds to import a bundle in a new process, the best of five: what a cold start pays beside the runtime. */
function importTime(bundle: string, environment: Record<string, string>): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(bundle)}); process.stdout.write(String(performance.now() - t)); process.exit(0);`;
  const times = Array.from({ length: 5 }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...environment, AWS_REGION: 'us-east-1', PATH: process.env.PATH },
      }).toString(),
    ),
  );
  return Math.min(...times);
}

/** What a cold start reads: the entry and whatever it names, and so on. What stands behind `import()` waits. */
function readAtStart(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.\/[\w.-]+\.mjs)"/g))
    readAtStart(join(dirname(file), part), known);
  return known;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

/** Parts that are loaded when they are wanted, such as the mailer or a payment library: names and sizes. */
function readLater(bundle: string, atStart: ReadonlySet<string>): string {
  const parts = globSync('*.mjs', { cwd: dirname(bundle) }).map((file) => join(dirname(bundle), file));
  const later = parts.filter((file) => !atStart.has(file) && statSync(file).size >= 5000);
  return later
    .map((file) => `${basename(file).replace(/-[\w-]{8}\.mjs$/, '')} ${Math.round(kilobytes([file]))}`)
    .join(', ');
}

/** Size and import time of each function's bundle. */
export function functionsSection(assembly: string): Section {
  const rows = new Stacks(assembly).functions().flatMap(({ name, bundle, environment }): Row[] => {
    const filled = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, value || 'x']));
    const atStart = readAtStart(bundle);
    const later = readLater(bundle, atStart);
    return [
      atMost(`${name}, minified`, kilobytes(atStart), 600, 'KB'),
      atMost(`${name}, imported`, importTime(bundle, filled), 100, 'ms'),
      ...(later ? [withoutBudget(`${name}, loaded when wanted`, `${later} KB`)] : []),
    ];
  });
  return {
    title: 'Functions',
    how: 'The synthesised bundles: what a cold start loads, imported in a new Node 24 process, best of five.',
    rows,
  };
}

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** All JavaScript of the built site, by chunk, for whoever looks for the heavy one. */
export const largestChunks = (): string[] =>
  globSync('dist/web/assets/*.js', { cwd: projectRoot })
    .map((path) => ({ name: basename(path), size: gzipped(join(projectRoot, path)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ name, size }) => `${name} ${size.toFixed(1)} KB`);
