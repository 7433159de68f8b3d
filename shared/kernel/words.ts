/* The one rule for searching lists, used by the functions and, for lists already loaded, in the browser. */

/** Search index of a text: lower-case words without accents, each preceded by a space. */
export const wordsOf = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ');

/** Whether each searched word is the start of one of `words`. */
export const hasWords = (words: string, search: string | undefined): boolean =>
  wordsOf(search ?? '')
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`));
