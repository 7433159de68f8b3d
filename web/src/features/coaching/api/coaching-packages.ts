import { useEffect } from 'react';
import { packagesQuery } from '#shared/coaching/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import type { CoachingFilters } from './coaching-filters.ts';

/** The message when the packages fail to load, in a toast and in their place. */
export const loadFailed = 'Failed to load coaching packages';

/** The packages that match. `isUpdating`: the data is still that of the previous filters. */
export function useCoachingPackages(filters: CoachingFilters) {
  const { data, error, mutate } = useQuery(packagesQuery(filters));
  const { latest: packages, isUpdating } = useKeepPrevious({ data, error });
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(loadFailed);
  }, [hasFailed]);
  return { packages, error, isUpdating, retry: () => mutate() };
}
