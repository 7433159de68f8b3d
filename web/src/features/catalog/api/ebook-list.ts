import { allEbooksQuery, featuredEbooksQuery, shelfCandidatesQuery } from '#shared/catalog/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';

/** The newest ebooks, featured on the home page. */
export const useFeaturedEbooks = () => useQuery(featuredEbooksQuery());

/** The whole shelf, to choose from. */
export const useAllEbooks = () => usePageQuery(allEbooksQuery());

/** Enough of the newest ebooks to pick a varied shelf. */
export const useShelfCandidates = () => useQuery(shelfCandidatesQuery());
