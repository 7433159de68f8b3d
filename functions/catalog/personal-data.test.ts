import { beforeEach, expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What a deletion removes of the catalogue's, on the real table. */

const deleted = vi.hoisted(() => ({ keys: [] as string[], refused: '', atOnce: 0, mostAtOnce: 0 }));
vi.mock('#lib/aws/objects.ts', () => ({
  deleteObject: async (key: string) => {
    deleted.mostAtOnce = Math.max(deleted.mostAtOnce, ++deleted.atOnce);
    await new Promise(setImmediate);
    deleted.atOnce -= 1;
    if (key === deleted.refused) throw new Error('The store is unavailable');
    deleted.keys.push(key);
  },
}));

const load = async () => ({
  ...(await import('./personal-data.ts')),
  ...(await import('./file/copy/licensed-copy.entity.ts')),
  ...(await import('#lib/person/personal-data.ts')),
});
const table = onTable(load);
const person = { id: 'usr_1', subject: 's', email: '' };
const many = 120;

beforeEach(async () => {
  Object.assign(deleted, { keys: [], refused: '', mostAtOnce: 0 });
  const copies = Array.from({ length: many }, (_, number) => ({
    ...{ user_id: person.id, ebook_id: `ebk_${number}`, format: 'pdf' as const, order_id: 'ord_1', source: 'any' },
    ...{ key: `copies/${number}`, made_at: '2026-11-22T10:00:00.000Z' },
  }));
  await table.LicensedCopyEntity.put(copies).go({ concurrency: 10 });
});

test('a person’s copies go with their files, ten at a time', async () => {
  await table.personalData.deleteOf(person, () => undefined);
  expect(new Set(deleted.keys).size).toBe(many);
  expect(deleted.mostAtOnce).toBe(10);
  expect((await table.personalData.exportOf(person)).licensed_copies).toEqual([]);
});

test('a deletion whose time is over leaves the rest to the next one, and nothing under way', async () => {
  let asked = 0;
  const goesOn = () => {
    // Ratings, grants, and then copies by fifties.
    if (++asked > 4) throw new table.OutOfTime();
  };
  await expect(table.personalData.deleteOf(person, goesOn)).rejects.toBeInstanceOf(table.OutOfTime);
  expect([deleted.keys.length, deleted.atOnce]).toEqual([100, 0]);
  expect((await table.personalData.exportOf(person)).licensed_copies).toHaveLength(20);
  await table.personalData.deleteOf(person, () => undefined);
  expect(new Set(deleted.keys).size).toBe(many);
});

test('a copy whose file could not be removed is still known, and goes with the next deletion', async () => {
  const copies = async () => (await table.personalData.exportOf(person)).licensed_copies;
  deleted.refused = 'copies/7';
  await expect(table.personalData.deleteOf(person, () => undefined)).rejects.toThrow('The store is unavailable');
  expect(await copies()).toContainEqual(expect.objectContaining({ ebook_id: 'ebk_7' }));
  deleted.refused = '';
  await table.personalData.deleteOf(person, () => undefined);
  expect(deleted.keys).toContain('copies/7');
  expect(await copies()).toEqual([]);
});
