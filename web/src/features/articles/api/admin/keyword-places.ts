import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { ArticleValues } from './article-values.ts';
import type { TextFacts } from './text-facts.ts';

/** A place where search engines look for what a page is about. */
export interface KeywordPlace {
  readonly place: string;
  readonly hasIt: boolean;
}

type Searched = Pick<ArticleValues, 'title' | 'slug' | 'meta_title' | 'meta_description' | 'excerpt'>;

/** Whether the keyword stands there, word by word in its order; the last word may go on, as in a plural. */
const contains = (text: string, keyword: string): boolean => wordsOf(text).includes(wordsOf(keyword).trimEnd());

/** Where the focus keyword stands, and where it is missing; nothing without one. */
export function keywordPlaces(keyword: string, values: Searched, text: TextFacts): readonly KeywordPlace[] {
  if (wordsOf(keyword).trim() === '') return [];
  const { headings, firstParagraph } = text;
  return [
    { place: 'Title', hasIt: contains(values.meta_title || values.title, keyword) },
    { place: 'Description', hasIt: contains(values.meta_description || values.excerpt, keyword) },
    // An address drops small words, so their order is not asked for.
    { place: 'Address', hasIt: hasWords(wordsOf(values.slug || values.title), keyword) },
    { place: 'First paragraph', hasIt: contains(firstParagraph, keyword) },
    { place: 'Headings', hasIt: headings.some(({ title }) => contains(title, keyword)) },
  ];
}
