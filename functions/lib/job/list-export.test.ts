import { expect, test, vi } from 'vitest';
import type { PageQuery } from '#shared/kernel/page.ts';
import { onTable } from '../testing/table.ts';

/* The start of an export, on the real table. No worker hears of it. */

vi.mock('../outbox/announce.ts', () => ({ announce: async () => undefined }));

const lib = onTable(async () => ({
  ...(await import('./list-export.ts')),
  ...(await import('./job.repo.ts')),
  ...(await import('../outbox/outbox.entity.ts')),
}));

type Query = PageQuery & { readonly state?: string };

test.each([
  ['counts', 12],
  ['does not count', undefined],
] as const)('it knows how many rows there are where the list %s them', async (_, total) => {
  const asked: Query[] = [];
  const list = lib.listExport(lib.defineQueue('things'), {
    ...{ kind: 'thing.export', noun: 'very old things', area: 'admin', columns: {} },
    async page(query: Query) {
      asked.push(query);
      return { items: [], next: undefined, ...(total !== undefined && { total }) };
    },
  });
  const { job } = await list.start({ id: 'usr_ada', name: 'Ada' }, { state: 'new' });
  expect(job).toMatchObject({ title: 'Export very old things', total: total ?? null, file: null });
  expect(asked).toEqual([{ state: 'new', limit: 1 }]);
  const stored = await lib.findJob(job.id);
  expect(stored).toMatchObject({ ask: { state: 'new' }, file: { area: 'admin' } });
  expect(stored?.file?.name).toMatch(/^very-old-things-\d{4}-\d\d-\d\d\.csv$/);
});

test('it says what the list belongs to', async () => {
  const list = lib.listExport(lib.defineQueue('things'), {
    ...{ kind: 'thing.export', noun: 'things', area: 'admin', columns: {} },
    of: async ({ state }: { state?: string }) => `All that’s ${state}`,
    page: async (_: Query) => ({ items: [], next: undefined }),
  });
  const { job } = await list.start({ id: 'usr_ada', name: 'Ada' }, { state: 'new' });
  expect(job.title).toBe('Export things of “All that’s new”');
  expect((await lib.findJob(job.id))?.file?.name).toMatch(/^things-all-that-s-new-\d{4}-\d\d-\d\d\.csv$/);
});
