import { toolCategoriesQuery, toolsQuery } from '#shared/ai-tools/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import type { ToolFilters } from './tool-filters.ts';

/** The tools of a category, or the featured ones; the search runs here. `isUpdating`: these are of the filters before. */
export function useTools(filters: Omit<ToolFilters, 'search'>) {
  const { data, error, mutate } = usePageQuery(toolsQuery(filters));
  const { latest: page, isUpdating } = useLatest({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories of what is published. A failure leaves the filter with "All" alone. */
export const useToolCategories = (): readonly string[] => useQuery(toolCategoriesQuery()).data?.categories ?? [];
