import { hubArticles } from '#shared/articles/choices.ts';
import { articleAnswers } from '../articles/public.ts';
import { ifFound, isNarrowed } from './asked.ts';
import type { FindPage, PageAnswer, PageHead } from './page.ts';
import { imagePath } from './share-image/image-paths.ts';
import { summary } from './text.ts';
import { articleThings } from './things.ts';

/** All articles as the Knowledge Hub asks for them while it is not narrowed. */
async function hubList(articles: Awaited<ReturnType<typeof articleAnswers>>): Promise<PageAnswer> {
  const query = { limit: hubArticles, category: '', search: '' };
  const data = await articles.listArticles({ limit: hubArticles });
  return { route: 'GET /articles', options: { query }, kind: 'page', data };
}

/** The Knowledge Hub; its other address tells machines of this one. */
export const hubPage =
  (head: PageHead): FindPage =>
  async (_params, query) => {
    const articles = await articleAnswers();
    const categories = articles
      .articleCategories()
      .then((data): PageAnswer => ({ route: 'GET /article-categories', kind: 'one', data }));
    const answers = await Promise.all(isNarrowed(query) ? [categories] : [hubList(articles), categories]);
    return { ...head, answers, isDrawn: true };
  };

/** An article under its slug; an earlier one moves there. */
export const articlePage =
  (siteUrl: string, list: string): FindPage =>
  async ({ slug = '' }) => {
    const post = await ifFound((await articleAnswers()).getBlogPost(slug));
    if (!post) return undefined;
    if (post.slug !== slug) return { movedTo: `${list}/${post.slug}` };
    const published = post.published_at ?? post.created_at;
    return {
      title: post.seo_data.meta_title || post.title,
      description: summary(post.seo_data.meta_description || post.excerpt),
      path: `/articles/${post.slug}`,
      indexed: true,
      type: 'article',
      image: post.featured_image || imagePath('article', post.slug),
      properties: { 'article:published_time': published, 'article:modified_time': post.updated_at },
      things: articleThings(post, siteUrl),
      answers: [{ route: 'GET /blog-posts/{slug}', options: { params: { slug } }, kind: 'one', data: post }],
      isDrawn: true,
    };
  };
