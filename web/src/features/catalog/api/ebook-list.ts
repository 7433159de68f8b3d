import { featuredEbooksQuery, shelfCandidatesQuery } from '#shared/catalog/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';

/** The newest ebooks, featured on the home page. */
export const useFeaturedEbooks = () => useQuery(featuredEbooksQuery());

/** Enough of the newest ebooks to pick a varied shelf. */
export const useShelfCandidates = () => useQuery(shelfCandidatesQuery());
