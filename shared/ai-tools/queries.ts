import { oneOf, pageOf } from '../api-query.ts';
import { directoryTools } from './choices.ts';

/** The directory's filters on the server; blank for "any". */
interface Narrowing {
  readonly category: string;
  readonly featured: boolean;
}

/** The tools of a category, or the featured ones. */
export const toolsQuery = ({ category, featured }: Narrowing) =>
  pageOf('GET /ai-tools', {
    query: {
      limit: directoryTools,
      ...(category && { category }),
      ...(featured && { featured_only: 'true' }),
    },
  });

/** One tool, for the number of all of them. */
export const toolTotalQuery = () => pageOf('GET /ai-tools', { query: { limit: 1 } });

/** Categories of published tools. */
export const toolCategoriesQuery = () => oneOf('GET /ai-tool-categories');

/** A tool by its slug, or a former one. */
export const toolQuery = (slug: string) => oneOf('GET /ai-tools/{slug}', { params: { slug } });
