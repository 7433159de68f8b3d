import { type ApiQuery, type CallOptions, oneOf, pageOf } from '../api-query.ts';
import { homeEbooks, marketplaceEbooks } from './choices.ts';
import type { EbookFilter } from './ebook.ts';

/** The newest ebooks, as the home page features them. */
export const featuredEbooksQuery = () => oneOf('GET /ebooks/public', { query: { limit: homeEbooks } });

/** Enough of the newest ebooks to choose a varied shelf from. */
export const shelfCandidatesQuery = () => oneOf('GET /ebooks/public', { query: { limit: 4 * homeEbooks } });

/** All ebooks, as the marketplace shows them without filters. */
export const allEbooksQuery = () => pageOf('GET /ebooks/public', { query: { limit: marketplaceEbooks } });

type ChoicesQuery<R extends 'GET /frameworks' | 'GET /categories'> = ApiQuery<R, 'one', CallOptions<R>>;

/** Frameworks of published ebooks, or of those that match other filters. */
export const frameworksQuery = (filter?: Partial<EbookFilter>): ChoicesQuery<'GET /frameworks'> =>
  filter ? oneOf('GET /frameworks', { query: filter }) : oneOf('GET /frameworks');

/** Options of the other filters by kind, likewise. */
export const categoriesQuery = (filter?: Partial<EbookFilter>): ChoicesQuery<'GET /categories'> =>
  filter ? oneOf('GET /categories', { query: filter }) : oneOf('GET /categories');

/** An ebook with its text or preview. */
export const ebookQuery = (id: string) => oneOf('GET /ebooks/{id}', { params: { id } });
