import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalid, unavailable } from '#lib/errors.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { ReadingTask } from './task.ts';

const publishFoundPicture = vi.fn<(by: object, picture: object) => Promise<string>>();
vi.mock('#functions/uploads/public.ts', () => ({ publishFoundPicture }));

const { publishCover } = await import('./cover.ts');
const ebook = { title: 'Audits' } as Ebook;
const task: ReadingTask = { kind: 'read', reading: 1, cover_id: 'upl_1', by: { id: 'usr_1', name: 'Sam' } };
const cover = { name: 'cover', type: 'image/png', bytes: Buffer.from('x') } as const;
const publish = (more: object = {}, of = ebook) =>
  publishCover(of, task, { text: '', cover, figures: [], remarks: [], ...more });
const notUsed = { unread: 'The cover: The picture of the cover could not be used, so the cover is drawn.' };

describe('the cover in a file', () => {
  beforeEach(() => void publishFoundPicture.mockReset().mockResolvedValue('/files/upl_1/detail.webp'));

  it('is published under the id of its task, unless there is none or the ebook has one', async () => {
    expect(await publish()).toEqual({ cover_image: '/files/upl_1/detail.webp' });
    expect(publishFoundPicture).toHaveBeenCalledWith(task.by, expect.objectContaining({ id: 'upl_1' }));
    expect(await publish({ cover: undefined })).toEqual({});
    expect(await publish({}, { ...ebook, cover_image: '/files/other' })).toEqual({});
    expect(publishFoundPicture).toHaveBeenCalledTimes(1);
  });

  it('that is no picture to be shown is named among what could not be read', async () => {
    publishFoundPicture.mockRejectedValue(invalid('file', 'This picture is damaged.'));
    expect(await publish()).toEqual(notUsed);
    expect(await publish({ cover: { ...cover, type: 'image/gif' } })).toEqual(notUsed);
  });

  it('is tried again when the store is away, or something is wrong on our side', async () => {
    for (const error of [unavailable('Away', 5), new TypeError('x is undefined')]) {
      publishFoundPicture.mockRejectedValue(error);
      await expect(publish()).rejects.toBe(error);
    }
  });
});
