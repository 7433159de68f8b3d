import { expect, it, vi } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { ReadingTask } from './task.ts';

const find = vi.fn<(id: string) => Promise<Partial<Ebook> | undefined>>();
vi.mock('../ebook/admin-ebook.service.ts', () => ({ ebooks: { find } }));

const { dueReading } = await import('./due.ts');
const task: ReadingTask = { kind: 'read', reading: 2, cover_id: 'upl_1', by: { id: 'usr_1', name: 'Sam' } };
const ebook = { upload_status: 'processing', reading: 2, list: 'current' } as const;
const isDue = async (stored: Partial<Ebook> | undefined): Promise<boolean> => {
  find.mockResolvedValue(stored);
  return (await dueReading('ebk_1', task)) !== undefined;
};

it('a file is read for an ebook that waits for this reading, also in the trash', async () => {
  expect(await isDue(ebook)).toBe(true);
  expect(await isDue({ ...ebook, list: 'trash' })).toBe(true);
});

it('a file is not read when that has been done, was asked for again since, or the ebook is gone', async () => {
  expect(await isDue({ ...ebook, upload_status: 'completed' })).toBe(false);
  expect(await isDue({ ...ebook, reading: 3 })).toBe(false);
  expect(await isDue({ ...ebook, list: 'purging' as never })).toBe(false);
  expect(await isDue(undefined)).toBe(false);
});
