import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Slugs on the real table. */

const load = async () => ({ ...(await import('./slug.ts')), ...(await import('./transact.ts')) });
const table = onTable(load);

test('a slug stays claimed until its own thing releases it', async () => {
  const kind = table.defineSlugs('book');
  const { transactUnlessRefused: write, claimSlugItem: claim, releaseSlugItem: release } = table;
  expect(await write([claim(kind, 'zero-trust', 'one')])).toBe(true);
  expect(await write([claim(kind, 'zero-trust', 'one')])).toBe(true);
  expect(await write([claim(kind, 'zero-trust', 'other')])).toBe(false);
  expect(await write([release(kind, 'zero-trust', 'other')])).toBe(false);
  expect(await table.idOfSlug(kind, 'zero-trust')).toBe('one');
  expect(await write([release(kind, 'zero-trust', 'one')])).toBe(true);
  expect(await table.idOfSlug(kind, 'zero-trust')).toBeUndefined();
  expect(await write([claim(kind, 'zero-trust', 'other')])).toBe(true);
});

test('slugs of different kinds do not collide', async () => {
  const [books, tools] = [table.defineSlugs('books'), table.defineSlugs('tools')];
  await table.transact([table.claimSlugItem(books, 'audit', 'one'), table.claimSlugItem(tools, 'audit', 'other')]);
  expect([await table.idOfSlug(books, 'audit'), await table.idOfSlug(tools, 'audit')]).toEqual(['one', 'other']);
});
