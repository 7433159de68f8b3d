import { publishFoundPicture } from '#functions/uploads/public.ts';
import type { Figure } from '#lib/document/document.ts';
import { DomainError } from '#lib/errors.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { Reading } from './reading.ts';
import type { ReadingTask } from './task.ts';

const notUsed = 'The cover: The picture of the cover could not be used, so the cover is drawn.';

const isPublishable = ({ type }: Figure): boolean => type !== 'image/gif';

/**
 * Publishes the cover that was found in a file, unless the ebook has one. A picture that cannot be published is no reason
 * to fail: it is listed with what could not be read.
 */
export async function publishCover(
  ebook: Ebook,
  { cover_id: id, by }: ReadingTask,
  { cover }: Reading,
): Promise<{ readonly cover_image?: string; readonly unread?: string }> {
  if (!cover || ebook.cover_image) return {};
  if (!isPublishable(cover)) return { unread: notUsed };
  try {
    const filename = `Cover of ${ebook.original?.filename ?? ebook.title}`;
    return { cover_image: await publishFoundPicture(by, { id, filename, bytes: cover.bytes }) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'unavailable') throw error;
    return { unread: notUsed };
  }
}
