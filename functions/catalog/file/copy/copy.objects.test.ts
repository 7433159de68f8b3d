import { expect, it, vi } from 'vitest';
import { copyKey } from '../file-keys.ts';
import { copyOrphansAmong } from './copy.objects.ts';
import type { CopyPlace } from './licensed-copy.repo.ts';

const copy = {
  user_id: 'usr_1',
  ebook_id: 'ebk_1',
  order_id: 'ord_1',
  source: 'ebooks/ebk_1/v1-0.pdf',
  format: 'pdf',
} as const;
const current = copyKey(copy);
vi.mock('./licensed-copy.repo.ts', () => ({
  findCopies: async (places: readonly CopyPlace[]) =>
    places.some(({ user_id, format }) => user_id === 'usr_1' && format === 'pdf') ? [{ key: current }] : [],
}));

it('finds copies that no item names: of an earlier edition, another order, a person without any', async () => {
  const orphans = [
    copyKey({ ...copy, source: 'ebooks/ebk_1/v0-0.pdf' }),
    copyKey({ ...copy, order_id: 'ord_0' }),
    copyKey({ ...copy, user_id: 'usr_2' }),
  ];
  expect(await copyOrphansAmong([current, ...orphans])).toEqual(orphans);
});

it('ignores keys of any other form', async () => {
  expect(await copyOrphansAmong(['licensed/x.pdf', 'licensed/a/b/c/d.txt', 'ebooks/ebk_1/v1.md', 'x'])).toEqual([]);
});
