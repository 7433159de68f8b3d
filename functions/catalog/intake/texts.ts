import { storeObjects } from '#lib/objects/save-with-objects.ts';
import { samplePrompts } from '#shared/catalog/choices.ts';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';
import { csvOf } from '#shared/kernel/csv.ts';
import { publicPart } from '../ebook/content.service.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { storeAsNextVersion } from '../ebook/next-version.ts';
import type { Content } from '../ebook-page.repo.ts';
import { promptsIn } from '../file/csv.ts';
import { csvKey } from '../file/file-keys.ts';
import type { Reading } from './reading.ts';

/** Stores what was read, and returns the version of the ebook's text that it is. */
export async function storeReading({ id, content_version }: Ebook, { text, sheet }: Reading): Promise<number> {
  const next = await storeAsNextVersion({ id, content_version }, text);
  if (sheet) {
    const body = csvOf([sheet.header, ...sheet.rows]);
    const key = csvKey({ id, content_version: next });
    await storeObjects([{ key, body, contentType: 'text/csv; charset=utf-8' }]);
  }
  return next;
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
