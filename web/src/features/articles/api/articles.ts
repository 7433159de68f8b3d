import { articleCategoriesQuery, featuredArticlesQuery, hubQuery } from '#shared/articles/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import type { ArticleFilters } from './article-filters.ts';

/** The articles that match. `isUpdating`: what is shown still belongs to the filters before. */
export function useArticles(filters: ArticleFilters) {
  const { data, error, mutate } = usePageQuery(hubQuery(filters));
  const { latest: page, isUpdating } = useLatest({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories of what is published. A failure leaves the filter with "All" alone. */
export const useArticleCategories = (): readonly string[] => useQuery(articleCategoriesQuery()).data?.categories ?? [];

/** Up to three featured articles, the newest. */
export const useFeaturedArticles = () => useQuery(featuredArticlesQuery());
