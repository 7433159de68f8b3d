import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A short hash of all files that a build depends on; tests beside the code are ignored. */
export function inputsHash(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })).sort();
  for (const file of files) {
    const path = join(projectRoot, file);
    if (statSync(path).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
