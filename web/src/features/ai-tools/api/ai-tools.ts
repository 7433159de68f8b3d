import { toolCategoriesQuery, toolsQuery } from '#shared/ai-tools/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import type { ToolFilters } from './tool-filters.ts';

/** The tools of a category, or the featured ones; the search runs in the browser. `isUpdating`: the data is stale. */
export function useTools(filters: Omit<ToolFilters, 'search'>) {
  const { data, error, mutate } = usePageQuery(toolsQuery(filters));
  const { latest: page, isUpdating } = useKeepPrevious({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories with published tools. On failure the filter offers only "All". */
export const useToolCategories = (): readonly string[] => useQuery(toolCategoriesQuery()).data?.categories ?? [];
