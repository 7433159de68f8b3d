import type { ReplaceName } from '#lib/managed/replace-name.ts';
import type { Page } from '#shared/kernel/page.ts';
import { listStage, type StoredArticle } from './article/article.repo.ts';
import { findPublishedArticle } from './article/published-article.ts';
import { findAuthor } from './author/author.repo.ts';
import { addView } from './view/view.repo.ts';

/** What other domains may use of articles. It needs the table and, unless noted, nothing else. */

/** Counts a view of a published article; ignores unknown slugs. */
export async function countView(slug: string): Promise<void> {
  const article = await findPublishedArticle(slug);
  if (article) await addView(article.id);
}

export type ArticleMeta = Pick<
  StoredArticle,
  'id' | 'slug' | 'title' | 'excerpt' | 'post_type' | 'category' | 'tags' | 'featured_image' | 'seo_data' | 'updated_at'
> & { readonly author_name: string; readonly published_at: string };

const metaOf = (article: StoredArticle, author_name: string): ArticleMeta => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  post_type: article.post_type,
  category: article.category,
  tags: article.tags,
  featured_image: article.featured_image,
  seo_data: article.seo_data,
  updated_at: article.updated_at,
  author_name,
  published_at: article.published_at ?? article.created_at,
});

/** What the head of an article's page contains; a former slug finds the article with its current one. */
export async function findArticleMeta(slug: string): Promise<ArticleMeta | undefined> {
  const article = await findPublishedArticle(slug);
  if (!article) return undefined;
  return metaOf(article, (await findAuthor(article.author_id))?.name ?? article.author_name);
}

/** API responses for pages to embed. Loaded on demand: texts are separate objects. */
export async function articleAnswers() {
  const [{ listArticles, articleCategories }, { getBlogPost }, { getAuthor }] = await Promise.all([
    import('./article/article-list.service.ts'),
    import('./article/blog-post.service.ts'),
    import('./author/public-author.service.ts'),
  ]);
  return { listArticles, articleCategories, getBlogPost, getAuthor };
}

/** The authors of published articles, each with the last change of one of them. Loaded on demand: articles are read whole. */
export const listPublishedAuthors = async (): Promise<ReadonlyMap<string, string>> =>
  (await import('./author/public-author.service.ts')).publishedAuthors();

/** A page of 100 published articles, newest first, for the sitemap and the feed. */
export async function listPublishedArticles(cursor?: string): Promise<Page<ArticleMeta>> {
  const { items, next } = await listStage('published', { limit: 100, cursor });
  return { items: items.map((article) => metaOf(article, article.author_name)), next };
}

/** The number of articles outside the trash, and of the published ones. Loaded on demand: they are read whole. */
export async function articleTotals(): Promise<{ readonly total: number; readonly published: number }> {
  const { freshArticles } = await import('./article/article.copy.ts');
  const { all, published } = await freshArticles();
  return { total: all.length, published: published.length };
}

/** Gives what is sorted by a term of the vocabulary another name of it, page by page. Loaded on demand. */
export const replaceName: ReplaceName = async (...page) =>
  (await import('./article/article.service.ts')).articles.replaceName(...page);
