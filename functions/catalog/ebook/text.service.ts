import type { Writer } from '#lib/actor.ts';
import { conflict, DomainError, staleVersion, unavailable } from '#lib/errors.ts';
import { saved } from '#lib/managed/answer.ts';
import { retryOnConflict } from '#lib/retry.ts';
import type { Write } from '#lib/table/transact.ts';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';
import type { EbookTextEdit } from '#shared/catalog/ebook.ts';
import { replaceContentItem } from '../ebook-page.repo.ts';
import { adminGetEbook, ebooks } from './admin-ebook.service.ts';
import { fullText, publicPart } from './content.service.ts';
import type { Ebook } from './ebook.repo.ts';
import { assertReadable } from './ebook-creation.service.ts';
import { storeAsNextVersion } from './next-version.ts';

/** A text, and which version of it that is: whoever changes it names the one that the change is based on. */
export interface EbookText {
  readonly content: string;
  readonly content_version: number;
}

export async function ebookText(id: string): Promise<EbookText> {
  const ebook = await ebooks.mustFind(id);
  return { content: await fullText(ebook), content_version: ebook.content_version };
}

/** An ebook whose text is still of this version. Files that were sent with a text are of its version. */
async function mustHave(id: string, content_version: number): Promise<Ebook> {
  const ebook = await ebooks.mustFind(id);
  if (ebook.content_version !== content_version) throw staleVersion(await adminGetEbook(id));
  if (ebook.upload_status === 'processing')
    throw conflict('The file of this ebook is being read. Please try again when that is done.');
  if (ebook.prompt_count !== undefined || ebook.attachments?.length)
    throw conflict('The text of an ebook with files of its own cannot be changed here.');
  return ebook;
}

const isStale = (error: unknown): boolean => error instanceof DomainError && error.code === 'stale_version';

/**
 * Puts another text in place of an ebook's, which readers of a published one see at once. The text is stored first, under
 * a key that nothing refers to yet; one transaction, with `also`, then changes the ebook. Changes of other fields meanwhile
 * are kept.
 */
export async function replaceText(
  writer: Writer,
  id: string,
  { content, content_version }: EbookText,
  also: readonly Write[] = [],
): Promise<void> {
  assertReadable(content);
  const word_count = countWords(content);
  const next = await storeAsNextVersion(await mustHave(id, content_version), content);
  const change = { content_version: next, word_count, estimated_read_time: readMinutes(word_count) };
  const isDone = await retryOnConflict({ tries: 4, wait: 10 }, async () => {
    const before = await mustHave(id, content_version);
    try {
      await ebooks.save(writer, 'text-changed', before, change, {
        also: [replaceContentItem(id, publicPart(content)), ...also],
      });
      return true;
    } catch (error) {
      if (!isStale(error)) throw error;
      return undefined;
    }
  });
  if (!isDone) throw unavailable('Others are changing this ebook right now. Please try again in a moment.', 2);
}

/** Replaces a text by one that an admin has edited by hand, and answers with the ebook as it is stored then. */
export async function editText(writer: Writer, id: string, text: EbookTextEdit) {
  await replaceText(writer, id, text);
  return saved('ebook', 'Text saved', await adminGetEbook(id));
}
