import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './build-once.ts';
import { runScript } from './child.ts';
import { inputsHash, projectRoot } from './inputs.ts';

const inputs = ['scripts/build/vite-build.ts', 'web/**/*', 'shared/**/*.ts', 'vite.config.ts', 'package-lock.json'];
const rendered = join(projectRoot, 'dist/ssr/render.mjs');
/** A folder named by the hash of what the site was built from; there is only that of the last build. */
const builds = join(projectRoot, '.cache/built-site');

/**
 * Builds the web application if anything has changed since the last build. True when it was built. Of several processes
 * that need it, such as the files of a test run, one builds and the others wait: two would mix their files.
 */
export async function buildSite(): Promise<boolean> {
  let isNew = false;
  const mark = join(builds, inputsHash(inputs));
  if (!existsSync(rendered)) rmSync(mark, { recursive: true, force: true });
  await madeOnce(mark, 1, async (draft) => {
    // A test runner sets `test`, which would give the development build.
    await runScript('The build of the site', ['scripts/build/vite-build.ts'], { NODE_ENV: 'production' });
    mkdirSync(draft, { recursive: true });
    isNew = true;
  });
  return isNew;
}
