import { attachmentKey, chosenCoverKey, csvKey, drawnCoverKey, givenCsvKey, madeKey } from '../file/file-keys.ts';
import { contentKey } from './content.service.ts';
import { type Ebook, findEbooks } from './ebook.repo.ts';

/** The form of ebook object keys, which contain the ebook's id. */
const known =
  /^ebooks\/([^/]+)\/(?:v\d+(?:-[0-9a-f]{8}\.(?:pdf|epub|txt)|\.md|\.csv|\.original\.\w+|\/[a-z0-9-]+\.\w+)|cover-[0-9a-f]{8}\.(?:png|jpg))$/;

/** Whether an ebook uses this object. Files made for an earlier title are made again if the title is restored. */
const isOf = (ebook: Ebook, key: string): boolean =>
  [
    contentKey(ebook),
    csvKey(ebook),
    givenCsvKey(ebook),
    madeKey(ebook, 'pdf'),
    madeKey(ebook, 'epub'),
    madeKey(ebook, 'txt'),
    chosenCoverKey(ebook),
    drawnCoverKey(ebook),
    ...(ebook.attachments ?? []).map((attachment) => attachmentKey(ebook, attachment)),
  ].includes(key);

/** The keys that no ebook, on any shelf, refers to. Ignores keys that are not ebook objects. */
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
