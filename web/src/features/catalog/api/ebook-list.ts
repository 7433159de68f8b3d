import { homeEbooks } from '#shared/catalog/choices.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** The newest ebooks, as the home page features them. */
export const useFeaturedEbooks = () => useApi('GET /ebooks/public', { query: { limit: homeEbooks } });

/** Enough of the newest ebooks to choose a varied shelf from. */
export const useShelfCandidates = () => useApi('GET /ebooks/public', { query: { limit: 4 * homeEbooks } });
