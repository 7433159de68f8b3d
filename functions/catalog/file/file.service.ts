import { ownsEbook } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { DomainError, invalid, unavailable } from '#lib/errors.ts';
import { raiseCounter } from '#lib/table/counter.ts';
import type { FileFormat } from '#shared/catalog/choices.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { fullText } from '../ebook/content.service.ts';
import { type Ebook, findEbook, unknownEbook } from '../ebook/ebook.repo.ts';
import { downloadCounter } from '../figures/figures.entity.ts';
import { attachmentKey, csvKey, fileName, madeKey } from './file-keys.ts';
import { formatsOf, type MadeFormat } from './formats.ts';
import { plainText } from './plain-text.ts';
import type { Book } from './typeset/book-input.ts';

export interface FileLink {
  readonly url: string;
  readonly filename: string;
  readonly size: number;
}

/** What to download: one of the ebook's formats, or one of its attachments by name; the first format by default. */
export interface Choice {
  readonly format?: FileFormat | undefined;
  readonly attachment?: string | undefined;
}

/** The bucket's client, loaded on demand, so refused requests never wait for it. */
const objects = () => import('#lib/aws/objects.ts');

/** How long a file link works, in seconds. */
const linkLives = 60;

/** A download link for an owner, or for anyone signed in when the ebook is free. Counts the download. */
export async function linkForReader(id: string, actor: Actor, choice: Choice): Promise<FileLink> {
  const ebook = EbookId.safeParse(id).success ? await findEbook(id) : undefined;
  if (!ebook) throw unknownEbook();
  const owns = await ownsEbook(actor.id, id);
  if (!owns && ebook.shelf !== 'published') throw unknownEbook();
  if (!owns && ebook.price > 0) throw new DomainError('not_purchased', 'Please purchase this ebook first');
  const link = await linkTo(await chosen(ebook, choice));
  await raiseCounter(downloadCounter);
  return link;
}

/** A link to an ebook's PDF for an admin; to the CSV when a package has nothing else. */
export async function linkForAdmin(id: string): Promise<FileLink> {
  const ebook = EbookId.safeParse(id).success ? await findEbook(id) : undefined;
  if (!ebook || ebook.shelf === 'trash') throw unknownEbook();
  return linkTo(await fileIn(ebook, formatsOf(ebook).includes('pdf') ? 'pdf' : undefined));
}

const chosen = (ebook: Ebook, { format, attachment }: Choice): Promise<NamedFile> =>
  attachment === undefined ? fileIn(ebook, format) : storedAttachment(ebook, attachment);

async function linkTo({ key, filename, size }: NamedFile): Promise<FileLink> {
  const { downloadUrl } = await objects();
  return { url: await downloadUrl(key, filename, linkLives), filename, size };
}

async function fileIn(ebook: Ebook, wanted?: FileFormat): Promise<NamedFile> {
  const formats = formatsOf(ebook);
  const format = wanted ?? formats[0];
  if (!format || !formats.includes(format)) throw invalid('format', 'This ebook does not come in this format');
  const file = format === 'csv' ? await storedFile(csvKey(ebook)) : await madeFile(ebook, format);
  return { ...file, filename: `${fileName(ebook.title)}.${format}` };
}

async function storedAttachment(ebook: Ebook, name: string): Promise<NamedFile> {
  const attachment = ebook.attachments?.find((each) => each.name === name);
  if (!attachment) throw invalid('attachment', 'This ebook has no file of this name');
  return { ...(await storedFile(attachmentKey(ebook, attachment))), filename: `${name}.${attachment.type}` };
}

interface StoredFile {
  readonly key: string;
  readonly size: number;
}
interface NamedFile extends StoredFile {
  readonly filename: string;
}

const away = (retryAfter: number, cause?: unknown) =>
  unavailable('The file is not available right now. Please try again in a moment.', retryAfter, cause);

/** The size of a stored file in bytes; 503 when the store is unavailable. */
async function storedSize(key: string): Promise<number | undefined> {
  const { objectSize } = await objects();
  return objectSize(key).catch((error: unknown) => {
    throw away(5, error);
  });
}

async function storedFile(key: string): Promise<StoredFile> {
  const size = await storedSize(key);
  if (size === undefined) throw away(60);
  return { key, size };
}

const contentTypes: Readonly<Record<MadeFormat, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  txt: 'text/plain; charset=utf-8',
};

/** Makes a file on first request. Concurrent requests make the same file, so it does not matter which write wins. */
async function madeFile(ebook: Ebook, format: MadeFormat): Promise<StoredFile> {
  const key = madeKey(ebook, format);
  const size = await storedSize(key);
  if (size !== undefined) return { key, size };
  const made = await make(ebook, await fullText(ebook), format);
  const { putObject } = await objects();
  await putObject(key, made, contentTypes[format]).catch((error: unknown) => {
    throw away(5, error);
  });
  return { key, size: made.length };
}

const bookOf = (ebook: Ebook, content: string): Book => {
  const edition = new Date(ebook.updated_at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return { ...ebook, words: ebook.word_count, minutes: ebook.estimated_read_time, edition, content };
};

async function make(ebook: Ebook, content: string, format: MadeFormat): Promise<Uint8Array> {
  if (format === 'txt') return Buffer.from(plainText(ebook.title, content));
  if (format === 'epub') {
    const { epubOf } = await import('./epub/epub.ts');
    return epubOf({ ...bookOf(ebook, content), modified: ebook.updated_at });
  }
  const { typeset } = await import('./typeset/book.ts');
  return typeset(bookOf(ebook, content));
}
