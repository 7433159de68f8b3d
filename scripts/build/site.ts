import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsHash, projectRoot } from './inputs.ts';

const inputs = ['scripts/build/site.ts', 'web/**/*', 'shared/**/*.ts', 'vite.config.ts', 'package-lock.json'];
const stamp = join(projectRoot, '.cache/site');

/**
 * Builds the web application if anything has changed since the last build. True when it was built. The builder is
 * loaded only then, because it would stay in memory while the platform runs.
 */
export async function buildSite(): Promise<boolean> {
  const hash = inputsHash(inputs);
  const built = existsSync(stamp) && existsSync(join(projectRoot, 'dist/ssr/render.mjs'));
  if (built && readFileSync(stamp, 'utf8') === hash) return false;
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  // A test runner sets `test`, which would give the development build.
  process.env.NODE_ENV = 'production';
  const configFile = join(projectRoot, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  // It warns about imports that no longer split anything: the three pages are one module here, on purpose.
  await build({ configFile, logLevel: 'error', build: { ssr: true } });
  process.env.NODE_ENV = NODE_ENV ?? 'production';
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
