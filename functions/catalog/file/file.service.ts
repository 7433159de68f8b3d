import { findGrant, type Grant } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { DomainError, invalid, preparing, unavailable } from '#lib/errors.ts';
import { report } from '#lib/metrics.ts';
import type { OutboxRecord } from '#lib/outbox/outbox.repo.ts';
import { raiseCounter } from '#lib/table/counter.ts';
import type { FileFormat } from '#shared/catalog/choices.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { type Ebook, findEbook, unknownEbook } from '../ebook/ebook.repo.ts';
import { downloadCounter } from '../figures/figures.entity.ts';
import { type Bought, isBought, isCurrent } from './copy/bought.ts';
import { findCopy } from './copy/licensed-copy.repo.ts';
import { askFor, copiesTask, type FileTask, makeTask } from './file.task.ts';
import { attachmentKey, csvKey, fileName, madeKey, originalKeyOf, sourceKey } from './file-keys.ts';
import { formatsOf, isMadeOf, isMarked, type MadeFormat, type MarkedFormat } from './formats.ts';

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
  const grant = await findGrant(actor.id, id);
  if (!grant && ebook.shelf !== 'published') throw unknownEbook();
  if (!grant && ebook.price > 0) throw new DomainError('not_purchased', 'Please purchase this ebook first');
  const link = await linkTo(await chosen(ebook, choice, grant && { ...grant, user_id: actor.id }));
  await raiseCounter(downloadCounter);
  return link;
}

/** A link to an ebook's PDF for an admin; to the CSV when a package has nothing else. */
export async function linkForAdmin(id: string): Promise<FileLink> {
  const ebook = EbookId.safeParse(id).success ? await findEbook(id) : undefined;
  if (!ebook || ebook.shelf === 'trash') throw unknownEbook();
  return linkTo(await fileIn(ebook, formatsOf(ebook).includes('pdf') ? 'pdf' : undefined));
}

/** A reader's grant, if they have one. */
type Owned = (Grant & { readonly user_id: string }) | undefined;

const chosen = (ebook: Ebook, { format, attachment }: Choice, owned: Owned): Promise<NamedFile> =>
  attachment === undefined ? fileIn(ebook, format, owned) : storedAttachment(ebook, attachment);

async function linkTo({ key, filename, size }: NamedFile): Promise<FileLink> {
  const { downloadUrl } = await objects();
  return { url: await downloadUrl(key, filename, linkLives), filename, size };
}

async function fileIn(ebook: Ebook, wanted?: FileFormat, owned?: Owned): Promise<NamedFile> {
  const formats = formatsOf(ebook);
  const format = wanted ?? formats[0];
  if (!format || !formats.includes(format)) throw invalid('format', 'This ebook does not come in this format');
  return { ...(await fileOf(ebook, format, owned)), filename: `${fileName(ebook.title)}.${format}` };
}

/** Buyers get a copy of their own where the format has a place for their name. */
function fileOf(ebook: Ebook, format: FileFormat, owned: Owned): Promise<StoredFile> {
  if (isMarked(format) && owned && isBought(owned)) return copiedFile(ebook, format, owned);
  if (isMadeOf(ebook, format)) return madeFile(ebook, format);
  return storedFile(originalKeyOf(ebook, format) ?? csvKey(ebook));
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

/** How long most files take to make, in seconds. */
const making = 3;

/** A request only looks: the worker makes what is not there, and the reader asks again. */
async function notYet(task: OutboxRecord<FileTask>): Promise<never> {
  await askFor(task);
  report('filesAwaited', 1);
  throw preparing('Your file is being prepared. Please try again in a moment.', making);
}

async function madeFile(ebook: Ebook, format: MadeFormat): Promise<StoredFile> {
  const key = madeKey(ebook, format);
  const size = await storedSize(key);
  return size === undefined ? notYet(makeTask(ebook.id)) : { key, size };
}

/** The buyer's copy, or the file itself when it could not be marked. */
async function copiedFile(
  ebook: Ebook,
  format: MarkedFormat,
  owned: Bought & { readonly user_id: string },
): Promise<StoredFile> {
  const { user_id, ebook_id } = owned;
  const source = sourceKey(ebook, format);
  const copy = await findCopy({ user_id, ebook_id, format });
  const key = isCurrent(copy, source, owned) ? (copy.key ?? source) : undefined;
  const size = key === undefined ? undefined : await storedSize(key);
  if (key === undefined || size === undefined) return notYet(copiesTask(ebook_id, user_id));
  return { key, size };
}
