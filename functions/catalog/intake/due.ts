import { ebooks } from '../ebook/admin-ebook.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { ReadingTask } from './task.ts';

/**
 * The ebook whose file a task is to read, also one in the trash; undefined when that has been done, another reading was
 * asked for, or the ebook was purged.
 */
export async function dueReading(id: string, { reading }: ReadingTask): Promise<Ebook | undefined> {
  const ebook = await ebooks.find(id);
  const isDue = ebook?.upload_status === 'processing' && ebook.reading === reading;
  return isDue && (ebook.list === 'current' || ebook.list === 'trash') ? ebook : undefined;
}
