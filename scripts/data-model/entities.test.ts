import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { document, regenerated } from './entities.ts';

it('docs/data-model.md matches the entities; `npm run data-model` regenerates it', async () => {
  expect(readFileSync(document, 'utf8')).toBe(await regenerated());
});
