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
  // What it can be filtered by, people also type.
  framework: `${card.regulatory_source} ${card.category} ${card.industry} ${card.difficulty_level}`,
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

const letterBesideDigit = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const digit = /\p{N}/u;

/** Where a word changes from letters to digits or back, it is also two: `SOC2` is found as `soc 2`. */
const withParts = (word: string): string[] => {
  const parts = digit.test(word) ? word.split(letterBesideDigit) : [];
  return parts.length > 1 ? [word, ...parts] : [word];
};

const withoutStopWords = (words: readonly string[]): string[] =>
  words.map(plain).filter((word) => word && !stopWords.has(word));

/** The words of a text as they are indexed: without case, accents and what says nothing. */
export const wordsIn = (text: string): string[] => withoutStopWords(text.split(between).flatMap(withParts));

/** The words of a query, as they were typed: the index knows which of them are two. */
export const wordsOfQuery = (query: string): string[] =>
  withoutStopWords(query.split(between).filter(Boolean).slice(0, mostWords));
