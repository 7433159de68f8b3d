import { notFound } from '#lib/errors.ts';
import type { BlogPost } from '#shared/articles/article.ts';
import { findAuthor } from '../author/author.repo.ts';
import { toBlogPost } from './article.view.ts';
import { findPublishedArticle } from './published-article.ts';

/**
 * The article of a page. A former slug finds it too: its `slug` is the current one, and the page navigates there.
 * Redirecting the API call would not change the browser's address bar.
 */
export async function getBlogPost(slug: string): Promise<BlogPost> {
  const article = await findPublishedArticle(slug);
  if (!article) throw notFound('Blog post not found');
  return toBlogPost(article, await findAuthor(article.author_id));
}
