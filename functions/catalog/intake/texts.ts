import { type NewObject, storeObjects } from '#lib/objects/save-with-objects.ts';
import { samplePrompts } from '#shared/catalog/choices.ts';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';
import type { ContentsEntry } from '#shared/catalog/ebook.ts';
import { csvOf } from '#shared/kernel/csv.ts';
import { cut } from '#shared/kernel/text.ts';
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

/** Headings, and characters of one, that a page shows. */
const mostHeadings = 1000;
const longestHeading = 120;
/** Of an item of the table, 409,600 bytes, what is not its keys. An anchor is as long as its heading, which may be a paragraph. */
const mostBytes = 405_000;

/** More than the table counts. */
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The first entries that there is room for. */
function fitting(contents: readonly ContentsEntry[], room: number): ContentsEntry[] {
  let left = room;
  return contents.slice(0, mostHeadings).filter((entry) => {
    left -= bytesOf(entry) + 1;
    return left >= 0;
  });
}

/** The highest levels of headings that are few enough. */
function fewEnough(contents: readonly ContentsEntry[], room: number): ContentsEntry[] {
  const short = contents.map((entry) => ({ ...entry, title: cut(entry.title, longestHeading) }));
  const upTo = (level: number) => short.filter((entry) => entry.level <= level);
  return [3, 2].map(upTo).find((some) => fitting(some, room).length === some.length) ?? fitting(upTo(1), room);
}

/** What everybody may read of it. */
export function publicPartOf({ text, sheet }: Reading): Content {
  const { preview, contents } = publicPart(text);
  return {
    preview,
    contents: fewEnough(contents, mostBytes - bytesOf(preview)),
    sample_prompts: sheet && promptsIn(sheet, samplePrompts),
  };
}

/** What an ebook says of its text. */
export function figuresOf({ text, sheet }: Reading): Partial<Ebook> {
  const word_count = countWords(text);
  return {
    word_count,
    ...(word_count > 0 && { estimated_read_time: readMinutes(word_count) }),
    prompt_count: sheet?.rows.length,
  };
}
