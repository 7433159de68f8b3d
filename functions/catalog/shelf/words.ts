import type { EbookCard } from '#shared/catalog/ebook.ts';

/** The fields of a card that are searched, in the order in which they are indexed. */
export const searchedFields = ['title', 'tags', 'framework', 'description'] as const;
export type SearchedField = (typeof searchedFields)[number];
/** The back-office searches for a book by name, not by content. */
export const backOfficeFields: readonly SearchedField[] = ['title', 'tags', 'framework'];

/** The text of each field. */
export const searchedTexts = (card: EbookCard): Readonly<Record<SearchedField, string>> => ({
  title: card.title,
  tags: card.tags.join(' '),
  framework: card.regulatory_source,
  description: card.description,
});

/** Further words of a query add no precision, but each costs as much. */
const mostWords = 8;
/** Words that say nothing. "it" is not among them, because of "IT". */
const stopWords = new Set(
  'a an and are as at be by for from how in into is of on or that the their this to what when which who will with you your'.split(
    ' ',
  ),
);
const between = /[\s\p{Z}\p{P}]+/u;
const ascii = /^[!-~]*$/;

const plain = (word: string): string =>
  (ascii.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

const withoutStopWords = (words: readonly string[]): string[] =>
  words.map(plain).filter((word) => word && !stopWords.has(word));

/** The words of a text as they are indexed: without case, accents and what says nothing. */
export const wordsIn = (text: string): string[] => withoutStopWords(text.split(between));

/** The words of a query. */
export const wordsOfQuery = (query: string): string[] =>
  withoutStopWords(query.split(between).filter(Boolean).slice(0, mostWords));
