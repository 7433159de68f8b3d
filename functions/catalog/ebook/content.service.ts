import { LRUCache } from 'lru-cache';
import { unavailable } from '#lib/errors.ts';
import { fetching } from '#lib/memory/cache.ts';
import { extendedPreviewWords, samplePrompts } from '#shared/catalog/choices.ts';
import { contentsOf, previewOf } from '#shared/catalog/content-preview.ts';
import type { ContentsEntry } from '#shared/catalog/ebook.ts';
import { cut } from '#shared/kernel/text.ts';
import type { Content } from '../ebook-page.repo.ts';
import { firstPrompts } from '../file/csv.ts';
import type { Ebook } from './ebook.repo.ts';

type Text = Pick<Ebook, 'id' | 'content_version'>;

/** Every version of a text is a separate object, so a cached one is never stale. */
export const contentKey = ({ id, content_version }: Text): string => `ebooks/${id}/v${content_version}.md`;

const away = 'The text is not available right now. Please try again in a moment.';

async function load(key: string): Promise<string> {
  const { getText } = await import('#lib/aws/objects.ts');
  const text = await getText(key).catch((error: unknown) => {
    throw unavailable(away, 5, error);
  });
  if (text === undefined) throw unavailable(away, 60);
  return text;
}

/** Size in characters. */
const texts = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (text) => text.length || 1,
  ...fetching(load),
});

/** The text with this key; 503 when the store is unavailable and the text is not cached. */
export const storedText = (key: string): Promise<string> => texts.forceFetch(key);

/** The full text of an ebook; 503 as above. There is none until its file has been read. */
export const fullText = async (ebook: Text): Promise<string> =>
  ebook.content_version === 0 ? '' : storedText(contentKey(ebook));

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

/** The public part of a text and, if there is one, of its CSV: no more headings than its item has room for. */
export function publicPart(text: string, csv?: string): Content {
  const preview = previewOf(text, extendedPreviewWords);
  return {
    preview,
    contents: fewEnough(contentsOf(text, extendedPreviewWords), mostBytes - bytesOf(preview)),
    sample_prompts: csv === undefined ? undefined : firstPrompts(csv, samplePrompts),
  };
}
