import type { Writer } from '#lib/actor.ts';
import { newId } from '#lib/ids.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { EbookUpload } from '#shared/catalog/intake/ebook-upload.ts';
import { toCents } from '#shared/kernel/money.ts';
import { toAdminEbook } from '../card/card.ts';
import { ebooks } from '../ebook/admin-ebook.service.ts';
import { publicPart } from '../ebook/content.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { insertContentItem } from '../ebook-page.repo.ts';
import { insertFiguresItem } from '../figures/figures.repo.ts';
import { keptFor, type Original, originalAt } from './new-original.ts';
import { announceReading, readingTask } from './task.ts';

type Described = Omit<EbookUpload, 'file_url'>;

/** Without tags of its own an upload gets three: its category, the type of its file, and where it comes from. */
const usualTags = ({ category }: Described, { type }: Original): string[] => [...new Set([category, type, 'uploaded'])];

const fieldsOf = ({ image_url, price, tags, description, ...given }: Described, original: Original) => ({
  ...given,
  description: description || `${given.title} - Uploaded ebook`,
  price: toCents(price),
  tags: tags ?? usualTags(given as Described, original),
  cover_image: image_url ?? undefined,
  ...({ shelf: 'draft', upload_status: 'processing', word_count: 0, content_version: 0, reading: 1 } as const),
  original,
});

/** Makes a draft of a file that is kept, with the task that reads it, in one transaction. */
export async function addUploaded(writer: Writer, given: Described, original: Original): Promise<Ebook> {
  const id = newId('ebook');
  const task = readingTask(id, 1, writer);
  const also = [insertContentItem(id, publicPart('')), insertFiguresItem(id), keptFor(original), outboxItem(task)];
  const ebook = await ebooks.insert(writer, fieldsOf(given, original), { id }, { also });
  await announceReading(task);
  return ebook;
}

/** Makes an ebook of a file that was sent. It is a draft until the file has been read. */
export async function uploadEbook(
  writer: Writer,
  { file_url, ...given }: EbookUpload,
): Promise<Saved<'ebook', AdminEbook>> {
  const original = await originalAt(file_url, given.category);
  return saved('ebook', 'The file is being read', toAdminEbook(await addUploaded(writer, given, original)));
}
