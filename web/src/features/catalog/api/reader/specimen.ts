import type { ContentsEntry } from '#shared/catalog/ebook.ts';
import { controlHeading } from '../admin/control-id.ts';

export interface ChapterEntry {
  /** A control identifier, or the title if the book has too few. */
  readonly name: string;
  readonly chapter: number;
}

/** Up to `max` headings that a finding may cite, each with its chapter: preferably identifiers, else titles. */
export function chaptersOf(contents: readonly ContentsEntry[], max: number): readonly ChapterEntry[] {
  const top = Math.min(...contents.map(({ level }) => level));
  let chapter = 0;
  const entries = contents.map(({ level, title }) => {
    if (level === top) chapter++;
    return { ...controlHeading(title), chapter };
  });
  const named = entries.flatMap(({ id, chapter }) =>
    id && /\d/.test(id) && id.length <= 16 ? [{ name: id, chapter }] : [],
  );
  if (named.length >= max) return named.slice(-max);
  return entries.slice(0, max).map(({ title, chapter }) => ({ name: title, chapter }));
}

/** `nist-csf-2-0-in-practice`: the title up to its colon, as a file name. */
export const fileNameOf = (title: string): string =>
  (title.split(': ')[0] ?? title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
