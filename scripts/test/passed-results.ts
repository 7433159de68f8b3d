import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';

/** Hash of the files, tests included, and of what runs them. */
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

/** Shared by all clones of this user. */
export const cacheFolder = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rampart');
const pathOf = (name: string, hash: string): string => join(cacheFolder(), `${name}-${hash}`);

/** Writes a file atomically. If that fails nothing is kept, and the tests it stands for run again. */
export function store(path: string, content: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, content);
    renameSync(`${path}.${process.pid}`, path);
  } catch (error) {
    console.log(`Could not write ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The recorded day on which a part passed with these inputs; undefined when it did not. */
export function passedOn(name: string, hash: string): string | undefined {
  try {
    return readFileSync(pathOf(name, hash), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** More versions than anybody switches between. */
const mostKept = 20;

/** Drops the oldest results of a part. */
function pruneOldest(name: string): void {
  const kept = globSync(`${name}-*`, { cwd: cacheFolder() }).map((file) => join(cacheFolder(), file));
  const newestFirst = kept.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of newestFirst.slice(mostKept)) rmSync(path, { force: true });
}

/** Records that a part passed with these inputs. */
export function keepPassed(name: string, hash: string): void {
  store(pathOf(name, hash), `${new Date().toISOString().slice(0, 10)}\n`);
  pruneOldest(name);
}
