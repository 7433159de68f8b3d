import { expect, it, vi } from 'vitest';
import type { Shelf } from '../../shelf/shelf.ts';
import { adminListEbooks } from './admin-ebook-list.service.ts';

/* A search of the back-office in the two snapshots. */

const shelf = (...ids: string[]): Partial<Shelf> => ({
  ids,
  filter: () => [...ids.keys()],
  createdAt: () => 0,
});
const shelves = vi.hoisted(() => ({ published: {}, drafts: {} }));
vi.mock('../../snapshot/snapshot.source.ts', () => ({
  published: { refreshed: async () => shelves.published },
  drafts: { refreshed: async () => shelves.drafts },
}));
vi.mock('../ebook.repo.ts', () => ({
  findEbooks: async (ids: string[]) =>
    new Map(ids.map((id) => [id, { id, shelf: 'draft', category: 'SOC 2', price: 0 }])),
}));
vi.mock('../../figures/figures.repo.ts', async (original) => ({
  ...(await original<typeof import('../../figures/figures.repo.ts')>()),
  findFiguresOf: async () => new Map(),
}));

it('lists an ebook once while it is in both', async () => {
  shelves.published = shelf('c', 'a');
  shelves.drafts = shelf('b', 'a');
  const { items, total } = await adminListEbooks({ limit: 10, category: 'SOC 2' });
  expect(items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(total).toBe(3);
});
