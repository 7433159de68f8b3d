import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inputsHash, projectRoot } from './inputs.ts';

const inputs = ['web/**/*', 'shared/**/*.ts', 'vite.config.ts', 'package-lock.json'];
const stamp = join(projectRoot, '.cache/site');

/** Builds the web application unless nothing changed since the last time. True when it was built. */
export async function buildSite(): Promise<boolean> {
  const hash = inputsHash(inputs);
  const built = existsSync(stamp) && existsSync(join(projectRoot, 'dist/web/index.html'));
  if (built && readFileSync(stamp, 'utf8') === hash) return false;
  await build({ configFile: join(projectRoot, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, hash);
  return true;
}
