import type { Writer } from '#lib/actor.ts';
import { conflict } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { ebooks } from '../ebook/admin-ebook.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { announceReading, readingTask } from './task.ts';

/** 409 for an ebook without a file, and while its file is being read. */
function mustBeReadable({ original, upload_status }: Ebook): void {
  if (!original) throw conflict('This ebook was not made of a file');
  if (upload_status === 'processing') throw conflict('This ebook is still being processed');
}

/**
 * Has the file of an ebook read again: readers keep the text that they have until there is a new one. Of two admins who
 * ask at once, one is told that it is being read.
 */
export const reprocessEbook = (writer: Writer, id: string): Promise<Saved<'ebook', AdminEbook>> =>
  retryOnStaleRevision('reprocessed', async () => {
    const before = await ebooks.mustFind(id);
    mustBeReadable(before);
    const reading = (before.reading ?? 0) + 1;
    const task = readingTask(id, reading, writer);
    const change = { upload_status: 'processing', upload_error: undefined, reading } as const;
    await ebooks.save(writer, 'reprocessed', before, change, { also: [outboxItem(task)] });
    await announceReading(task);
    return saved('ebook', 'The file is being read again', await ebooks.show(id));
  });
