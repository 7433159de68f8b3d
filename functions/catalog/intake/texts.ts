import { type NewObject, storeObjects } from '#lib/objects/save-with-objects.ts';
import { samplePrompts } from '#shared/catalog/choices.ts';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';
import { csvOf } from '#shared/kernel/csv.ts';
import { contentKey, publicPart } from '../ebook/content.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { Content } from '../ebook-page.repo.ts';
import { promptsIn } from '../file/csv.ts';
import { csvKey } from '../file/file-keys.ts';
import type { Reading } from './reading.ts';

/** The version of the text that a reading makes. */
export const nextVersion = ({ id, content_version }: Ebook) => ({ id, content_version: content_version + 1 });

/** The objects of a reading. Reading the file again writes the same ones again. */
export function storeReading(ebook: Ebook, { text, sheet }: Reading): Promise<void> {
  const version = nextVersion(ebook);
  const objects: NewObject[] = [{ key: contentKey(version), body: text, contentType: 'text/markdown; charset=utf-8' }];
  if (sheet) {
    const body = csvOf([sheet.header, ...sheet.rows]);
    objects.push({ key: csvKey(version), body, contentType: 'text/csv; charset=utf-8' });
  }
  return storeObjects(objects);
}

/** What everybody may read of it. */
export const publicPartOf = ({ text, sheet }: Reading): Content => ({
  ...publicPart(text),
  sample_prompts: sheet && promptsIn(sheet, samplePrompts),
});

/** What an ebook says of its text: how long it is, and how many prompts there are. */
export function lengthOf({ text, sheet }: Reading): Partial<Ebook> {
  const word_count = countWords(text);
  return {
    word_count,
    ...(word_count > 0 && { estimated_read_time: readMinutes(word_count) }),
    prompt_count: sheet?.rows.length,
  };
}
