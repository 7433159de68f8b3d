import { listCopy } from '#lib/memory/list-copy.ts';
import { wordsOf } from '#shared/kernel/words.ts';
import { listAuthors } from '../author/author.repo.ts';
import { articleList } from './article.entity.ts';
import { findCurrentArticles, type StoredArticle } from './article.repo.ts';
import { cardFields, type ListedArticle } from './article.view.ts';

/** An article in memory, with its search words. */
export interface Listed {
  readonly article: ListedArticle;
  readonly author_name: string;
  readonly words: string;
  /** The ebooks it recommends or links to. */
  readonly ebooks: readonly string[];
}
interface Articles {
  /** Latest change first. */
  readonly all: readonly Listed[];
  /** Newest first. */
  readonly published: readonly Listed[];
}

const onlyCard = (article: ListedArticle): ListedArticle =>
  Object.fromEntries(cardFields.map((name) => [name, article[name]])) as ListedArticle;

/** An article as lists know it, with its author's current name. */
export function listed(stored: StoredArticle, author_name = stored.author_name): Listed {
  const { title, excerpt, category, tags, related_ebooks = [], linked_ebooks } = stored;
  return {
    article: onlyCard(stored),
    author_name,
    words: wordsOf(title, excerpt, category, ...tags, author_name),
    ebooks: [...related_ebooks, ...linked_ebooks],
  };
}

async function load(): Promise<Articles> {
  const [articles, authors] = await Promise.all([findCurrentArticles(), listAuthors()]);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  const all = articles.map((stored) => listed(stored, names.get(stored.author_id)));
  const cameOut = ({ article }: Listed) => article.published_at ?? '';
  const published = all
    .filter(({ article }) => article.status === 'published')
    .sort((a, b) => cameOut(b).localeCompare(cameOut(a)) || b.article.id.localeCompare(a.article.id));
  return { all, published };
}

/** All articles in memory, read again after a change to an article or an author. */
export const { current: currentArticles, fresh: freshArticles } = listCopy(
  articleList,
  load,
  'The articles are not available right now. Please try again in a moment.',
);
