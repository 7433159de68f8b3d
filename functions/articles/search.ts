import type { HubArticle } from './article.view.ts';

/** Lower-case words without accents, a space before each. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ');

type Searched = Pick<HubArticle, 'title' | 'excerpt' | 'category' | 'tags'>;

/** What an article is found by. */
export const wordsOf = ({ title, excerpt, category, tags }: Searched, author: string): string =>
  plain([title, excerpt, category, ...tags, author].join(' '));

/** Whether each word that is asked for begins one of `words`. */
export function matches(words: string, search: string | undefined): boolean {
  if (!search) return true;
  return plain(search)
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`));
}
