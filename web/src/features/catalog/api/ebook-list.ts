import { featuredEbooksQuery, shelfCandidatesQuery } from '#shared/catalog/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';

/** The newest ebooks, as the home page features them. */
export const useFeaturedEbooks = () => useQuery(featuredEbooksQuery());

/** Enough of the newest ebooks to choose a varied shelf from. */
export const useShelfCandidates = () => useQuery(shelfCandidatesQuery());
