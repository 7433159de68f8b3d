import { oneOf, pageOf } from '../api-query.ts';
import { homeEbooks, marketplaceEbooks } from './choices.ts';

/** The newest ebooks, as the home page features them. */
export const featuredEbooksQuery = () => oneOf('GET /ebooks/public', { query: { limit: homeEbooks } });

/** Enough of the newest ebooks to choose a varied shelf from. */
export const shelfCandidatesQuery = () => oneOf('GET /ebooks/public', { query: { limit: 4 * homeEbooks } });

/** All ebooks, as the marketplace shows them without filters. */
export const allEbooksQuery = () => pageOf('GET /ebooks/public', { query: { limit: marketplaceEbooks } });

/** Frameworks of published ebooks. */
export const frameworksQuery = () => oneOf('GET /frameworks');

/** Options of the other filters by kind. */
export const categoriesQuery = () => oneOf('GET /categories');

/** An ebook with its text or preview. */
export const ebookQuery = (id: string) => oneOf('GET /ebooks/{id}', { params: { id } });
