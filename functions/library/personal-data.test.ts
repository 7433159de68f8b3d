import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What somebody takes with them, on the real table. */

const load = async () => ({
  ...(await import('./personal-data.ts')),
  ...(await import('./grant.entity.ts')),
  ...(await import('./reading.entity.ts')),
});
const table = onTable(load);

/** More than a page of the library reads. */
const many = 5_010;
const at = '2026-11-22T10:00:00.000Z';

test('an export has all of it, however much somebody owns and reads', async () => {
  const keys = Array.from({ length: many }, (_, number) => ({ user_id: 'usr_1', ebook_id: `ebk_${number}` }));
  await table.GrantEntity.put(keys.map((key) => ({ ...key, paid: 0, granted_at: at }))).go({ concurrency: 10 });
  const place = { position: 0.5, paragraph: 3, updated_at: at };
  await table.ReadingPlaceEntity.put(keys.map((key) => ({ ...key, ...place }))).go({ concurrency: 10 });
  const exported = await table.personalData.exportOf({ id: 'usr_1', subject: 's', email: '' });
  expect(exported.ebooks).toHaveLength(many);
  expect(exported.reading).toHaveLength(many);
});
