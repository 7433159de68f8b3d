import { directoryTools } from '#shared/ai-tools/choices.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import type { ToolFilters } from './tool-filters.ts';

/** The tools of a category, or the featured ones; the search runs here. `isUpdating`: these are of the filters before. */
export function useTools({ category, featured }: Omit<ToolFilters, 'search'>) {
  const query = {
    limit: directoryTools,
    ...(category && { category }),
    ...(featured && { featured_only: 'true' }),
  };
  const { data, error, mutate } = useApiPage('GET /ai-tools', { query });
  const { latest: page, isUpdating } = useLatest({ data, error });
  return { page, error, isUpdating, retry: () => mutate() };
}

/** Categories of what is published. A failure leaves the filter with "All" alone. */
export const useToolCategories = (): readonly string[] => useApi('GET /ai-tool-categories').data?.categories ?? [];
