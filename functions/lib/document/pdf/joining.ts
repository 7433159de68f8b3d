import type { Page } from './page.ts';
import { textOfRow } from './row.ts';

/** The words of a document that no line end divides: they tell whether a hyphen belongs to a word. */
export type Vocabulary = ReadonlySet<string>;

const mostWords = 200_000;
/** Characters at the end of a line in which a divided word is looked for. */
const longestWord = 80;
const ending = /([\p{L}\p{N}]+)[-‐]$/u;
const dividedWord = (line: string): string | undefined => ending.exec(line.slice(-longestWord))?.[1];

export function vocabularyOf(pages: readonly Page[]): Vocabulary {
  const words = new Set<string>();
  for (const row of pages.flatMap((page) => page.columns.flat())) {
    const text = textOfRow(row).toLowerCase();
    const divided = (dividedWord(text)?.length ?? -1) + 1;
    for (const [word] of text.slice(0, text.length - divided).matchAll(/[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)*/gu)) {
      if (words.size >= mostWords) return words;
      words.add(word);
    }
  }
  return words;
}

/**
 * Two lines as one. A hyphen at the end of the first goes with the break, unless the word is written with it elsewhere
 * or what follows begins in upper case.
 */
export function joinLines(first: string, second: string, vocabulary: Vocabulary): string {
  const start = dividedWord(first)?.toLowerCase();
  const rest = /^\p{Ll}[\p{L}\p{N}]*/u.exec(second)?.[0].toLowerCase();
  if (start === undefined)
    return /[-–—/]$/.test(first) && /[\p{L}\p{N}][-–—/]$/u.test(first) ? `${first}${second}` : `${first} ${second}`;
  if (rest === undefined) return `${first}${second}`;
  const keeps = vocabulary.has(`${start}-${rest}`) && !vocabulary.has(start + rest);
  return keeps ? `${first}${second}` : `${first.slice(0, -1)}${second}`;
}
