import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/build/inputs.ts';
import { type EnvKey, envNames } from '#shared/kernel/env-names.ts';

/** The result of a function for each argument, computed once: neither bundles nor sources change while tests run. */
function once<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  };
}

/** The functions' files in a bundle, by its source maps. */
export const sourcesOf = once((bundle): string[] => {
  const maps = globSync('*.mjs.map', { cwd: bundle }).map((file) => readFileSync(join(bundle, file), 'utf8'));
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  return sources.filter((source) => source.startsWith('functions/'));
});

/** The names of the variables that a file reads. */
export const variablesIn = once((file): string[] =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/\breadEnv\(([^)]*)\)/g)]
    .flatMap(([, keys = '']) => [...keys.matchAll(/'(\w+)'/g)])
    .map(([, key]) => envNames[key as EnvKey]),
);
