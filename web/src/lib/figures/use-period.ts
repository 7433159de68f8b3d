import type { FigurePeriod } from '#shared/analytics/figures.ts';
import { type FilterFormat, useAddressFilters } from '../list/use-address-filters.ts';

/** As in the contract, whose schemas stay out of the pages. */
export const periods = ['7', '30', '90'] as const satisfies readonly FigurePeriod[];

interface Chosen {
  readonly days: FigurePeriod;
}
const format: FilterFormat<Chosen> = {
  none: { days: '30' },
  read: (query) => ({ days: periods.find((period) => period === query.get('days')) ?? '30' }),
};

/** The period of figures that stands in the address, in days, and how another one is chosen. */
export function usePeriod() {
  const { filters, change } = useAddressFilters(format);
  return { period: filters.days, choose: (days: FigurePeriod) => change({ days }) };
}
