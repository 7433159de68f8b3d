import { oneOf, pageOf } from '../api-query.ts';
import { homeArticles, hubArticles, type PostType } from './choices.ts';

/** What the Knowledge Hub may be narrowed to; each is blank for "any". */
interface Narrowing {
  readonly search: string;
  readonly type: PostType | '';
  readonly category: string;
}

/** The articles that match, as the Knowledge Hub shows them. */
export const hubQuery = ({ search, type, category }: Narrowing) =>
  pageOf('GET /articles', { query: { limit: hubArticles, post_type: type || undefined, category, search } });

/** Categories of what is published. */
export const articleCategoriesQuery = () => oneOf('GET /article-categories');

/** Up to three featured articles, the newest. */
export const featuredArticlesQuery = () =>
  oneOf('GET /articles', { query: { limit: homeArticles, featured_only: 'true' } });

/** An article under its slug, or an earlier one. */
export const articleQuery = (slug: string) => oneOf('GET /blog-posts/{slug}', { params: { slug } });
