import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';

/**
 * All that the emulators' unit tests read. Content that passed once passes again, so it is remembered by its hash, beside
 * all clones of this person.
 */
export const emulatorInputs: readonly string[] = [
  'scripts/local/**/*',
  'shared/kernel/env-names.ts',
  'test/quiet.ts',
  'test/unit-environment.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** The content of files and what runs them, tests included. */
export function contentHash(patterns: readonly string[], root: string = projectRoot): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  const files = [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })))].sort();
  for (const file of files) {
    if (!statSync(join(root, file)).isFile()) continue;
    const content = readFileSync(join(root, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

const cache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rampart');
const pathOf = (name: string, hash: string): string => join(cache(), `${name}-${hash}`);

/** The day on which a part passed with this content, as it was kept; undefined when it did not. */
export function passedOn(name: string, hash: string): string | undefined {
  try {
    return readFileSync(pathOf(name, hash), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** More contents than anybody goes back and forth between. */
const mostKept = 20;

/** Forgets the oldest results of a part. */
function forgetOldest(name: string): void {
  const kept = globSync(`${name}-*`, { cwd: cache() }).map((file) => join(cache(), file));
  const newestFirst = kept.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of newestFirst.slice(mostKept)) rmSync(path, { force: true });
}

/** Without a place to keep it, the part just runs again. */
export function keepPassed(name: string, hash: string): void {
  const path = pathOf(name, hash);
  try {
    forgetOldest(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, `${new Date().toISOString().slice(0, 10)}\n`);
    renameSync(`${path}.${process.pid}`, path);
  } catch (error) {
    console.log(`That ${name} passed could not be kept: ${error instanceof Error ? error.message : error}`);
  }
}
