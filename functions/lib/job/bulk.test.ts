import { expect, test, vi } from 'vitest';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { onTable } from '../testing/table.ts';

/* Which things a bulk act is for, on the real table. No worker hears of the jobs. */

vi.mock('../outbox/announce.ts', () => ({ announce: async () => undefined }));

const lib = onTable(async () => ({
  ...(await import('./bulk.ts')),
  ...(await import('./job.repo.ts')),
  ...(await import('../outbox/outbox.entity.ts')),
}));

const ada = { id: 'usr_ada', name: 'Ada' };
const idsTo = (count: number): string[] => Array.from({ length: count }, (_, number) => `thing ${number}`);

/** Starts an act on all that match: so many. */
const start = (matching: number, asked: { readonly ids?: readonly string[]; readonly count?: number } = {}) =>
  lib
    .bulk(lib.defineQueue('things'), {
      ...{ thing: 'thing', noun: { one: 'thing', many: 'things' }, nameOf: async (id) => id },
      acts: { try: { title: lib.doing('Try'), carryOut: async () => undefined } },
      idsThatMatch: async () => idsTo(matching),
    })
    .start(ada, { act: 'try', ...(asked.ids ? {} : { filter: {} }), ...asked });

test('a filter reaches no more things than were seen, but fewer do', async () => {
  await expect(start(3, { count: 2 })).rejects.toMatchObject({
    ...{ code: 'conflict', message: 'Now 3 things match. Please look at the list again.' },
  });
  for (const count of [2, 3])
    expect((await start(2, { count })).job).toMatchObject({ title: 'Try 2 things', total: 2 });
  await expect(start(0, { count: 2 })).rejects.toMatchObject({ code: 'conflict' });
});

test('a thing that is named twice is acted on once', async () => {
  expect((await start(0, { ids: ['a', 'b', 'a'] })).job.total).toBe(2);
});

test('there is a limit to how many things a job has', async () => {
  await expect(start(lib.mostThings + 1)).rejects.toMatchObject({
    errors: { filter: 'Choose at most 50,000 things at once' },
  });
  expect((await start(lib.mostThings)).job.total).toBe(lib.mostThings);
});

test('all that a list finds are read, page by page, to one above the limit', async () => {
  const reads: PageQuery[] = [];
  const list = (length: number) =>
    lib.idsOf(async (query: PageQuery & { readonly search: string }): Promise<Page<{ id: string }>> => {
      reads.push(query);
      const [from, to] = [Number(query.cursor ?? 0), Number(query.cursor ?? 0) + query.limit];
      const items = idsTo(length).slice(from, to);
      return { items: items.map((id) => ({ id })), next: to < length ? String(to) : undefined };
    })({ search: 'a' });
  expect(await list(600)).toEqual(idsTo(600));
  expect(reads.map(({ cursor }) => cursor)).toEqual([undefined, '250', '500']);
  expect(reads[2]).toMatchObject({ search: 'a', limit: 250 });
  expect((await list(2 * lib.mostThings)).length).toBe(lib.mostThings + 250);
});
