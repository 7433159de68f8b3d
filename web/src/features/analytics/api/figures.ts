import type { FigurePeriod } from '#shared/analytics/figures.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { type FilterFormat, useAddressFilters } from '#web/lib/list/use-address-filters.ts';

/** As in the contract, whose schemas stay out of the pages. */
export const periods = ['7', '30', '90'] as const satisfies readonly FigurePeriod[];

interface Chosen {
  readonly days: FigurePeriod;
}
const format: FilterFormat<Chosen> = {
  none: { days: '30' },
  read: (query) => ({ days: periods.find((period) => period === query.get('days')) ?? '30' }),
};

/** The figures of the period in the address. */
export function useFigures() {
  const { filters, change } = useAddressFilters(format);
  const answer = useApi('GET /admin/figures', { query: { days: filters.days } });
  return { ...answer, period: filters.days, choose: (days: FigurePeriod) => change({ days }) };
}
