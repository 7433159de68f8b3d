import { oneOf, pageOf } from '../api-query.ts';
import { authorArticles, homeArticles, hubArticles, type PostType } from './choices.ts';

/** The Knowledge Hub's filters; each is blank for "any". */
interface Narrowing {
  readonly search: string;
  readonly type: PostType | '';
  readonly category: string;
}

/** The matching articles, as the Knowledge Hub shows them. */
export const hubQuery = ({ search, type, category }: Narrowing) =>
  pageOf('GET /articles', { query: { limit: hubArticles, post_type: type || undefined, category, search } });

/** Categories of published articles. */
export const articleCategoriesQuery = () => oneOf('GET /article-categories');

/** The newest featured articles, at most three. */
export const featuredArticlesQuery = () =>
  oneOf('GET /articles', { query: { limit: homeArticles, featured_only: 'true' } });

/** An article by its slug, or a former one. */
export const articleQuery = (slug: string) => oneOf('GET /blog-posts/{slug}', { params: { slug } });

/** An author of published articles. */
export const authorQuery = (id: string) => oneOf('GET /authors/{id}', { params: { id } });

/** A page of an author's articles, newest first; without a cursor the first one. */
export const authorArticlesQuery = (author_id: string, cursor?: string) =>
  pageOf('GET /articles', { query: { limit: authorArticles, author_id, cursor } });
