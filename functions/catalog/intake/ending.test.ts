import { beforeEach, expect, it, vi } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { type Reading, refused } from './reading.ts';
import type { ReadingTask } from './task.ts';

const [find, save, storeAsNextVersion, publishCover] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
vi.mock('../ebook/admin-ebook.service.ts', () => ({ ebooks: { find, save } }));
vi.mock('../ebook/next-version.ts', () => ({ storeAsNextVersion }));
vi.mock('./cover.ts', () => ({ publishCover }));

const { finishReading } = await import('./ending.ts');
const task: ReadingTask = { kind: 'read', reading: 1, cover_id: 'upl_1', by: { id: 'usr_1', name: 'Sam' } };
const ebook = {
  ...{ id: 'ebk_1', shelf: 'draft', list: 'current', content_version: 0, upload_status: 'processing', reading: 1 },
  unread: ['Page 3 holds only a picture.'],
} as unknown as Ebook;
const reading: Reading = { text: '# Risk\n\nText.', figures: [], remarks: [] };

/** What is saved of an ebook, as an admin has left it while its file was read. */
async function saved(given: Parameters<typeof finishReading>[2], meanwhile: Partial<Ebook> = {}) {
  find.mockResolvedValue({ ...ebook, ...meanwhile });
  await finishReading(ebook, task, given);
  return save.mock.lastCall?.[3];
}
beforeEach(() => {
  for (const mock of [find, save, storeAsNextVersion, publishCover]) mock.mockReset();
  storeAsNextVersion.mockResolvedValue(2);
  publishCover.mockResolvedValue({ cover_image: '/files/upl_1/detail.webp' });
});

it('the cover in a file is used, unless an admin has chosen one meanwhile', async () => {
  expect(await saved(reading)).toMatchObject({ cover_image: '/files/upl_1/detail.webp', upload_status: 'completed' });
  expect(await saved(reading, { cover_image: '/files/mine' })).not.toHaveProperty('cover_image');
});

it('the first text publishes a draft; a later one, and one in the trash, leave it where it is', async () => {
  expect(await saved(reading)).toMatchObject({ shelf: 'published', content_version: 2 });
  expect(await saved(reading, { shelf: 'trash', list: 'trash' })).not.toHaveProperty('shelf');
});

it('a reading that failed says why, and no longer what an earlier one could not read', async () => {
  const change = await saved(refused('This file is damaged.'));
  expect(change).toEqual({ upload_status: 'failed', upload_error: 'This file is damaged.', unread: undefined });
  expect(change).toHaveProperty('unread');
});

it('nothing is saved over a text that the ebook got meanwhile, nor once the reading has ended', async () => {
  await expect(saved(reading, { content_version: 1 })).rejects.toThrow('another text');
  expect(await saved(reading, { upload_status: 'completed' })).toBeUndefined();
});
