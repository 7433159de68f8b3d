import { notFound } from '#lib/errors.ts';
import type { PublicAuthor } from '#shared/articles/author.ts';
import { currentArticles, freshArticles } from '../article/article.copy.ts';
import { findAuthor } from './author.repo.ts';
import { toPublicAuthor } from './author.view.ts';

/** The authors of published articles, each with the last change of one of them; `isFresh` knows of what has just changed. */
export async function publishedAuthors(isFresh = false): Promise<ReadonlyMap<string, string>> {
  const { published } = await (isFresh ? freshArticles() : currentArticles());
  const changes = new Map<string, string>();
  for (const { article } of published) {
    const known = changes.get(article.author_id) ?? '';
    if (article.updated_at > known) changes.set(article.author_id, article.updated_at);
  }
  return changes;
}

/** An author for readers. Whoever has published nothing yet is not shown. */
export async function getAuthor(id: string): Promise<PublicAuthor> {
  const [author, published] = await Promise.all([findAuthor(id), publishedAuthors()]);
  if (!author || !published.has(id)) throw notFound('Author not found');
  return toPublicAuthor(author);
}
