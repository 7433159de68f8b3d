import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '#infra/bundling/bundle.ts';
import { projectRoot } from '#scripts/build/inputs.ts';

/** Bundles below `directory` for tests of templates alone, where their content does not matter. */
export function emptyBundles(directory: string): string {
  const bundles = join(directory, 'bundles');
  for (const entry of globSync('*/*.ts', { cwd: join(projectRoot, 'functions') })) {
    mkdirSync(bundleFolder(bundles, entry), { recursive: true });
    writeFileSync(join(bundleFolder(bundles, entry), 'index.mjs'), entry);
  }
  return bundles;
}
