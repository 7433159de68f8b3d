import { nowIso } from '#lib/clock.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import type { Write } from '#lib/table/transact.ts';
import { ebooks } from '../ebook/admin-ebook.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { replaceContentItem } from '../ebook-page.repo.ts';
import { keepFigures } from '../text-figure/keep-figures.ts';
import { publishCover } from './cover.ts';
import { dueReading } from './due.ts';
import type { Reading, Refused } from './reading.ts';
import type { ReadingTask } from './task.ts';
import { lengthOf, publicPartOf, storeReading } from './texts.ts';
import { unreadOf } from './unread.ts';

/** How a reading ends. */
interface Ending {
  readonly deed: 'failed' | 'completed';
  readonly change: (before: Ebook) => Partial<Ebook>;
  readonly also: readonly Write[];
}

/** Ends a reading in one transaction, whatever admins have changed of the ebook meanwhile; nothing if it has ended. */
async function end({ id, content_version }: Ebook, task: ReadingTask, { deed, change, also }: Ending): Promise<void> {
  await retryOnStaleRevision(deed, async () => {
    const before = await dueReading(id, task);
    if (!before) return { hasEnded: true };
    if (before.content_version !== content_version)
      throw new Error('The ebook got another text while its file was read');
    await ebooks.save(task.by, deed, before, change(before), { also });
    return { hasEnded: true };
  });
}

/** The first text publishes the ebook, unless it lies in the trash; a later one leaves it where it is. */
const publication = ({ content_version, shelf }: Ebook): Partial<Ebook> =>
  content_version === 0 && shelf === 'draft' ? { shelf: 'published', published_at: nowIso() } : {};

const failed = (sentence: string): Ending => ({
  deed: 'failed',
  change: () => ({ upload_status: 'failed', upload_error: sentence, unread: undefined }),
  also: [],
});

/** First the objects, which nothing refers to yet; then the ebook with all that it says of them. */
async function completed(ebook: Ebook, task: ReadingTask, found: Reading): Promise<Ending> {
  const { text, remarks } = await keepFigures({ ebookId: ebook.id, reading: task.reading }, found);
  const reading = { ...found, text, remarks: [...found.remarks, ...remarks] };
  const content_version = await storeReading(ebook, reading);
  const { cover_image, unread } = await publishCover(ebook, task, reading);
  const change = (before: Ebook): Partial<Ebook> => ({
    ...publication(before),
    ...lengthOf(reading),
    content_version,
    ...{ upload_status: 'completed', upload_error: undefined },
    unread: [...unreadOf(reading.remarks), ...(unread ? [unread] : [])],
    ...(cover_image && !before.cover_image && { cover_image }),
  });
  return { deed: 'completed', change, also: [replaceContentItem(ebook.id, publicPartOf(reading))] };
}

/** Ends the reading of an ebook's file: with a text, or with the sentence that says why there is none. */
export async function finishReading(ebook: Ebook, task: ReadingTask, reading: Reading | Refused): Promise<void> {
  await end(ebook, task, 'refused' in reading ? failed(reading.refused) : await completed(ebook, task, reading));
}
