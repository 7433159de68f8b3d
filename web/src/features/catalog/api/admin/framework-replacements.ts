import { useApiPage } from '#web/lib/api/swr.ts';
import { type FoundReplacements, mostReplacements } from '#web/lib/vocabulary/replacement.ts';

/** All frameworks but for one. */
export function useFrameworkReplacements(id: string, search: string): FoundReplacements {
  const query = { search: search || undefined, limit: mostReplacements + 1 };
  const { data, error, mutate } = useApiPage('GET /admin/frameworks', { query }, { keepPreviousData: true });
  const found = data?.items.filter((framework) => framework.id !== id).slice(0, mostReplacements);
  return { found, error: data ? undefined : error, retry: () => mutate() };
}
