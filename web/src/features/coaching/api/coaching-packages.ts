import { useEffect } from 'react';
import { listedPackages } from '#shared/coaching/choices.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import type { CoachingFilters } from './coaching-filters.ts';

/** What is said when the packages do not come, in a toast and in their place. */
export const loadFailed = 'Failed to load coaching packages';

/** The packages that match. `isUpdating`: what is shown still belongs to the filters before. */
export function useCoachingPackages({ type, level }: CoachingFilters) {
  const query = {
    limit: listedPackages,
    ...(type && { coaching_type: type }),
    ...(level && { difficulty_level: level }),
  };
  const { data, error, mutate } = useApi('GET /coaching-packages', { query });
  const { latest: packages, isUpdating } = useLatest({ data, error });
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(loadFailed);
  }, [hasFailed]);
  return { packages, error, isUpdating, retry: () => mutate() };
}
