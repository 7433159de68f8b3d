import { notFound } from '#lib/errors.ts';
import type { BlogPost } from '#shared/articles/article.ts';
import { findAuthor } from '../author/author.repo.ts';
import { toBlogPost } from './article.view.ts';
import { findPublishedArticle } from './published-article.ts';

/**
 * The article of a page. An earlier slug answers the article, too: its `slug` says where it is now, and the page goes
 * there. A redirect of the call would tell the browser's address bar nothing.
 */
export async function getBlogPost(slug: string): Promise<BlogPost> {
  const article = await findPublishedArticle(slug);
  if (!article) throw notFound('Blog post not found');
  return toBlogPost(article, await findAuthor(article.author_id));
}
