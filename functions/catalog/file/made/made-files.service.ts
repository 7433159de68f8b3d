import { objectSize, putOnce } from '#lib/aws/objects.ts';
import { fullText } from '../../ebook/content.service.ts';
import { type Ebook, findEbook } from '../../ebook/ebook.repo.ts';
import { loadFigures } from '../../text-figure/load-figures.ts';
import { coverOf } from '../cover/cover.service.ts';
import { madeKey } from '../file-keys.ts';
import { type MadeFormat, madeFormatsOf } from '../formats.ts';
import { makeFile } from './make-file.ts';

const contentTypes: Readonly<Record<MadeFormat, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  txt: 'text/plain; charset=utf-8',
};

async function missingOf(ebook: Ebook): Promise<MadeFormat[]> {
  const formats = madeFormatsOf(ebook);
  const sizes = await Promise.all(formats.map((format) => objectSize(madeKey(ebook, format))));
  return formats.filter((_, at) => sizes[at] === undefined);
}

/**
 * Makes the files of an ebook that are not there, one after the other: together they would need the memory of all. `text` is
 * its text, where that is known or not stored yet.
 */
export async function makeMissing(ebook: Ebook, text?: string): Promise<void> {
  const missing = await missingOf(ebook);
  if (missing.length === 0) return;
  const content = text ?? (await fullText(ebook));
  const parts = { content, cover: await coverOf(ebook), pictures: await loadFigures(ebook.id, content) };
  for (const format of missing) {
    const bytes = await makeFile(ebook, parts, format);
    await putOnce(madeKey(ebook, format), bytes, contentTypes[format]);
  }
}

/**
 * Makes the files of an ebook as it is now. It is read once, so what a file shows and what its key says are of one moment;
 * whoever edits it meanwhile has added a task for what it is then.
 */
export async function makeFiles(ebookId: string): Promise<void> {
  const ebook = await findEbook(ebookId);
  if (ebook) await makeMissing(ebook);
}
