import { expect, it, vi } from 'vitest';
import { sentFile } from './public.ts';

const id = 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const file = { filename: 'a.csv', size: 3, content_type: 'text/csv', purpose: 'training' } as const;
vi.mock('./file/file.repo.ts', () => ({
  findFile: async (asked: string) => (asked === id ? { id, ...file, created_at: '2031-05-06T07:08:09Z' } : undefined),
}));

it('a file that was sent is known by its id, with the key of its original', async () => {
  expect(await sentFile(id)).toEqual({ key: `originals/${id}`, ...file });
  expect(await sentFile('nonsense')).toBeUndefined();
});
