import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { anonymousRoutes, onceRoutes } from '#web/lib/api/routes.at-build.ts';
import { valuesAtBuild } from './at-build.ts';

const { load } = valuesAtBuild();
const loaded = (path: string) =>
  (load as (id: string) => Promise<string | undefined>)(fileURLToPath(new URL(path, import.meta.url)));

it('puts the values of a module in the place of its code', async () => {
  const code = await loaded('./src/lib/api/routes.at-build.ts');
  expect(code?.split('\n')).toEqual([
    `export const anonymousRoutes = ${JSON.stringify(anonymousRoutes)};`,
    `export const onceRoutes = ${JSON.stringify(onceRoutes)};`,
  ]);
});

it('leaves every other module alone', async () => {
  expect(await loaded('./src/lib/api/api-client.ts')).toBeUndefined();
});
