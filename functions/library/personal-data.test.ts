import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What somebody takes with them, on the real table. */

const load = async () => ({
  ...(await import('./personal-data.ts')),
  ...(await import('./grant.entity.ts')),
  ...(await import('./reading.entity.ts')),
  ...(await import('./highlight.entity.ts')),
  ...(await import('#lib/person/personal-data.ts')),
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

const person = { id: 'usr_2', subject: 's', email: '' };

async function highlights(count: number, ebook: number): Promise<void> {
  const { id: user_id } = person;
  const ebook_id = `ebk_${ebook}`;
  const text = { color: 'yellow' as const, note: '', quote: 'a passage', prefix: '', suffix: '', section: 'one' };
  const marked = Array.from({ length: count }, (_, number) => ({
    ...{ user_id, ebook_id, key: String(number).padStart(24, '0'), ...text, position: 0 },
    ...{ created_at: at, updated_at: at },
  }));
  await table.HighlightEntity.put(marked).go({ concurrency: 10 });
  await table.HighlightCountEntity.put({ user_id, ebook_id, highlights: count }).go();
}

test('thousands of highlights are exported in pages, with everything else before them', async () => {
  const { inPages, exportOf } = table.personalData;
  await table.GrantEntity.put({ user_id: person.id, ebook_id: 'ebk_1', paid: 0, granted_at: at }).go();
  await highlights(3000, 1);
  await highlights(2000, 2);
  expect(await inPages?.isMany(person)).toBe(false);
  await highlights(1, 3);
  expect(await inPages?.isMany(person)).toBe(true);
  const sizes: unknown[] = [];
  const keys = new Set<string>();
  let after: string | undefined;
  do {
    const page = await inPages?.page(person, after);
    const found = page?.part.highlights as { ebook_id: string; key: string }[];
    sizes.push(found.length);
    for (const { ebook_id, key } of found) keys.add(ebook_id + key);
    after = page?.next;
  } while (after !== undefined);
  expect([sizes, keys.size]).toEqual([[2000, 2000, 1001], 5001]);
  const rest = await inPages?.rest(person);
  const { highlights: all, ...others } = await exportOf(person);
  expect(all).toHaveLength(5001);
  expect(rest).toEqual(others);
  expect(rest?.ebooks).toHaveLength(1);
});

test('a deletion ends when its time is over, with nothing under way, and the next one goes on', async () => {
  await highlights(300, 1);
  const left = async () => (await table.personalData.exportOf(person)).highlights as unknown[];
  const before = (await left()).length;
  let asked = 0;
  const goesOn = () => {
    if (++asked > 6) throw new table.OutOfTime();
  };
  await expect(table.personalData.deleteOf(person, goesOn)).rejects.toBeInstanceOf(table.OutOfTime);
  const after = (await left()).length;
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  await table.personalData.deleteOf(person, () => undefined);
  expect(await left()).toEqual([]);
});
