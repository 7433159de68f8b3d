import { useApi } from '#web/lib/api/swr.ts';
import { usePeriod } from '#web/lib/figures/use-period.ts';

/** The figures of the period in the address. */
export function useFigures() {
  const { period, choose } = usePeriod();
  return { ...useApi('GET /admin/figures', { query: { days: period } }), period, choose };
}
