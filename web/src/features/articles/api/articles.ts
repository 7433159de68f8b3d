import { articleCategoriesQuery, featuredArticlesQuery, hubQuery } from '#shared/articles/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import type { ArticleFilters } from './article-filters.ts';

/** The articles that match. `isUpdating`: the data is still that of the previous filters. */
export function useArticles(filters: ArticleFilters) {
  const { data, error, mutate } = usePageQuery(hubQuery(filters));
  const { latest: page, isUpdating } = useKeepPrevious({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories with published articles. On failure the filter offers only "All". */
export const useArticleCategories = (): readonly string[] => useQuery(articleCategoriesQuery()).data?.categories ?? [];

/** Up to three featured articles, the newest. */
export const useFeaturedArticles = () => useQuery(featuredArticlesQuery());
