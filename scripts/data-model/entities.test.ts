import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { document, writtenAnew } from './entities.ts';

it('docs/data-model.md says what the entities say; `node scripts/data-model.ts` writes it anew', async () => {
  expect(readFileSync(document, 'utf8')).toBe(await writtenAnew());
});
