import { csvKey, madeKey, originalKey } from '../file/file-keys.ts';
import { contentKey } from './content.service.ts';
import { type Ebook, findEbooks } from './ebook.repo.ts';

/** Names that objects of ebooks have; the ebook's id is in them. */
const known = /^ebooks\/([^/]+)\/v\d+(?:-[0-9a-f]{8}\.(?:pdf|txt)|\.md|\.csv|\.original\.\w+)$/;

const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** What an ebook is read and downloaded from. Files made for an earlier title are made again when it comes back. */
const isOf = (ebook: Ebook, key: string): boolean =>
  [
    contentKey(ebook),
    csvKey(ebook),
    originalKey(ebook, extensionOf(key)),
    madeKey(ebook, 'pdf'),
    madeKey(ebook, 'txt'),
  ].includes(key);

/** Which of these keys no ebook refers to, on whatever shelf; one that is not an ebook's is none of them. */
export async function ebookOrphansAmong(keys: readonly string[]): Promise<string[]> {
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
