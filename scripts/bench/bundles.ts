import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openContext } from '../local/context.ts';
import { projectRoot } from '../local/inputs.ts';
import { atMost, type Row, type Section } from './measure.ts';

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

/** Size and import time of each function's bundle. */
export function functionsSection(assembly: string, directory: string): Section {
  const { resources } = openContext(directory, assembly);
  const rows = resources.functions().flatMap(({ name, bundle, environment }): Row[] => {
    const filled = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, value || 'x']));
    return [
      atMost(`${name}, minified`, statSync(bundle).size / 1000, 600, 'KB'),
      atMost(`${name}, imported`, importTime(bundle, filled), 100, 'ms'),
    ];
  });
  return { title: 'Functions', how: 'The synthesised bundles, imported in a new Node 24 process, best of five.', rows };
}

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** All JavaScript of the built site, by chunk, for whoever looks for the heavy one. */
export const largestChunks = (): string[] =>
  globSync('dist/web/assets/*.js', { cwd: projectRoot })
    .map((path) => ({ name: basename(path), size: gzipped(join(projectRoot, path)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ name, size }) => `${name} ${size.toFixed(1)} KB`);
