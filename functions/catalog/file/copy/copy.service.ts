import { findGrant, ownsByOrderItem } from '#functions/library/public.ts';
import { deleteObject, objectSize, putOnce } from '#lib/aws/objects.ts';
import { nowIso } from '#lib/clock.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { type Ebook, findEbook } from '../../ebook/ebook.repo.ts';
import { type CopyOf, copyKey, sourceKey } from '../file-keys.ts';
import { formatsOf, isMarked } from '../formats.ts';
import { makeMissing } from '../made/made-files.service.ts';
import { type Bought, isBought, isCurrent } from './bought.ts';
import { removeCopies } from './copy-removal.ts';
import { copyItem, type LicensedCopy, listCopies } from './licensed-copy.repo.ts';
import { asItIs, markedCopy, type Source } from './make-copy.ts';

/** The name of the person with this id; undefined when there is no account. The owner of the accounts provides it. */
export type FindName = (userId: string) => Promise<string | undefined>;

/** The files of an ebook that buyers get with their name. */
const sourcesOf = (ebook: Ebook): Source[] =>
  formatsOf(ebook)
    .filter(isMarked)
    .map((format) => ({ key: sourceKey(ebook, format), format, modified: ebook.updated_at }));

/**
 * Makes the copies of an ebook that a person should have, and removes those that they should not. Looks at the order that
 * counts now, so it may run at any time, and again. `isLast`: of what no attempt has marked, the file goes out as it is,
 * because its buyer waits.
 */
export async function renewCopies(ebookId: string, userId: string, findName: FindName, isLast = false): Promise<void> {
  const [grant, ebook, copies] = await Promise.all([
    findGrant(userId, ebookId),
    findEbook(ebookId),
    listCopies(userId, ebookId),
  ]);
  if (!ebook || !isBought(grant)) return removeCopies(copies);
  const name = await findName(userId);
  // The account is just being deleted: soon the person owns nothing any more.
  if (name === undefined) throw new Error('The owner of the ebook has no account');
  await makeMissing(ebook);
  for (const source of sourcesOf(ebook)) {
    const known = copies.find(({ format }) => format === source.format);
    if (!(await isThere(known, source, grant))) await renew({ user_id: userId, grant, source, name, known, isLast });
  }
}

async function isThere(known: LicensedCopy | undefined, { key }: Source, grant: Bought): Promise<boolean> {
  if (!isCurrent(known, key, grant)) return false;
  return known.key === undefined || (await objectSize(known.key)) !== undefined;
}

interface Renewal {
  readonly user_id: string;
  readonly grant: Bought;
  readonly source: Source;
  readonly name: string;
  /** The copy that it replaces. */
  readonly known: LicensedCopy | undefined;
  readonly isLast: boolean;
}

const contentTypes = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;

/** The file is stored first. Whoever loses the ebook meanwhile gets no copy: the item is refused, and the file removed. */
async function renew({ user_id, grant, source, name, known, isLast }: Renewal): Promise<void> {
  const { ebook_id, order_id } = grant;
  const marked = isLast ? await asItIs(source) : await markedCopy(source, { name, order: order_id });
  if (!marked) throw new Error(`There is no ${source.key}`);
  const about: CopyOf = { user_id, ebook_id, order_id, source: source.key, format: source.format };
  const key = 'bytes' in marked ? copyKey(about) : undefined;
  if ('bytes' in marked) await putOnce(copyKey(about), marked.bytes, contentTypes[source.format]);
  const unmarked = 'unmarked' in marked ? marked.unmarked : undefined;
  const isSaved = await transactUnlessRefused([
    copyItem({ ...about, key, unmarked, made_at: nowIso() }),
    ownsByOrderItem(user_id, ebook_id, order_id),
  ]);
  const replaced = isSaved ? known?.key : key;
  if (replaced !== undefined && (!isSaved || replaced !== key)) await deleteObject(replaced);
}
