import { type CopyPlace, findCopies } from '../file/copy/licensed-copy.repo.ts';
import { attachmentKey, csvKey, madeKey, originalKey } from '../file/file-keys.ts';
import { isMarked } from '../file/formats.ts';
import { contentKey } from './content.service.ts';
import { type Ebook, findEbooks } from './ebook.repo.ts';

/** The form of ebook object keys, which contain the ebook's id. */
const known = /^ebooks\/([^/]+)\/v\d+(?:-[0-9a-f]{8}\.(?:pdf|epub|txt)|\.md|\.csv|\.original\.\w+|\/[a-z0-9-]+\.\w+)$/;
/** That of a buyer's copy. */
const copied = /^ebooks\/([^/]+)\/licensed\/([^/]+)\/[^/]+\/[^/]+\.(\w+)$/;

const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Whether an ebook uses this object. Files made for an earlier title are made again if the title is restored. */
const isOf = (ebook: Ebook, key: string): boolean =>
  [
    contentKey(ebook),
    csvKey(ebook),
    originalKey(ebook, extensionOf(key)),
    madeKey(ebook, 'pdf'),
    madeKey(ebook, 'epub'),
    madeKey(ebook, 'txt'),
    ...(ebook.attachments ?? []).map((attachment) => attachmentKey(ebook, attachment)),
  ].includes(key);

async function orphansOfEbooks(keys: readonly string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const id = known.exec(key)?.[1];
    return id === undefined ? [] : [{ key, id }];
  });
  const ebooks = await findEbooks(named.map(({ id }) => id));
  return named.flatMap(({ key, id }) => {
    const ebook = ebooks.get(id);
    return ebook && isOf(ebook, key) ? [] : [key];
  });
}

function placeOf(key: string): CopyPlace | undefined {
  const [, ebook_id = '', user_id = '', format] = copied.exec(key) ?? [];
  return isMarked(format) ? { user_id, ebook_id, format } : undefined;
}

/** Copies that no item names: a refund or a newer edition came while they were made, or their worker died. */
async function orphanedCopies(keys: readonly string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const place = placeOf(key);
    return place ? [{ key, place }] : [];
  });
  const current = new Set((await findCopies(named.map(({ place }) => place))).map(({ key }) => key));
  return named.flatMap(({ key }) => (current.has(key) ? [] : [key]));
}

/** The keys that no ebook, on any shelf, refers to, and no buyer's copy. Ignores keys that are not ebook objects. */
export const ebookOrphansAmong = async (keys: readonly string[]): Promise<string[]> => [
  ...(await orphansOfEbooks(keys)),
  ...(await orphanedCopies(keys)),
];
