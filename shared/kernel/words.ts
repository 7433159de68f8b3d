/* The one rule by which lists are searched, in the functions and, where a list is there already, in the browser. */

/** Lower-case words without accents, a space before each: what a text is found by. */
export const wordsOf = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ');

/** Whether each word that is asked for begins one of `words`. */
export const hasWords = (words: string, search: string | undefined): boolean =>
  wordsOf(search ?? '')
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`));
