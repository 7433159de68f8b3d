import { toolCategoriesQuery, toolsQuery, toolTotalQuery } from '#shared/ai-tools/queries.ts';
import { usePageQuery, useQuery } from '#web/lib/api/swr.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import type { ToolFilters } from './tool-filters.ts';

/** The tools of a category, or the featured ones; the search runs in the browser. `isUpdating`: the data is stale. */
export function useTools(filters: Omit<ToolFilters, 'search'>) {
  const { data, error, mutate } = usePageQuery(toolsQuery(filters));
  const { latest: page, isUpdating } = useKeepPrevious({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** The number of all tools, whatever the filters; undefined until known. */
export function useToolTotal({ category, featured }: Omit<ToolFilters, 'search'>, found: number | undefined) {
  const isPart = category !== '' || featured;
  const { data } = usePageQuery(isPart ? toolTotalQuery() : null);
  return isPart ? data?.total : found;
}

/** Categories with published tools. On failure the filter offers only "All". */
export const useToolCategories = (): readonly string[] => useQuery(toolCategoriesQuery()).data?.categories ?? [];
