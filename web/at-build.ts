import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that are run once, by whoever builds. */
const atBuild = /\.at-build\.ts$/;

/**
 * Puts the values that a module `*.at-build.ts` exports in the place of its code, so that what they are made from (the
 * contract with its schemas) stays out of the browser. The values must be JSON. Tests run the module itself.
 */
export const valuesAtBuild = (): Plugin => ({
  name: 'rampart:at-build',
  enforce: 'pre',
  async load(id) {
    if (!atBuild.test(id)) return undefined;
    const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
