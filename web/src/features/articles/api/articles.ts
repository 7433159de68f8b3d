import { homeArticles, hubArticles } from '#shared/articles/choices.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import type { ArticleFilters } from './article-filters.ts';

/** The articles that match. `isUpdating`: what is shown still belongs to the filters before. */
export function useArticles({ search, type, category }: ArticleFilters) {
  const query = { limit: hubArticles, post_type: type || undefined, category, search };
  const { data, error, mutate } = useApiPage('GET /articles', { query });
  const { latest: page, isUpdating } = useLatest({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories of what is published. A failure leaves the filter with "All" alone. */
export const useArticleCategories = (): readonly string[] => useApi('GET /article-categories').data?.categories ?? [];

/** Up to three featured articles, the newest. */
export const useFeaturedArticles = () =>
  useApi('GET /articles', { query: { limit: homeArticles, featured_only: 'true' } });
