import { type FilterFormat, useAddressFilters } from '#web/lib/list/use-address-filters.ts';
import { zonedTime } from '#web/lib/text/zoned-time.ts';
import { type Kind, kinds } from './kinds.ts';
import { isMonth } from './month.ts';

interface Shown {
  /** Blank: the current one. */
  readonly month: string;
  /** The kinds that are left out, with commas between them. */
  readonly without: string;
}

const format: FilterFormat<Shown> = {
  none: { month: '', without: '' },
  read(query) {
    const month = query.get('month') ?? '';
    return { month: isMonth(month) ? month : '', without: query.get('without') ?? '' };
  },
};

/** The month and the kinds that the address says. */
export function useCalendarAddress(timeZone: string) {
  const { filters, change } = useAddressFilters(format);
  const today = zonedTime(new Date().toISOString(), timeZone).slice(0, 10);
  const isShown = (kind: Kind) => !filters.without.split(',').includes(kind);
  return {
    today,
    month: filters.month || today.slice(0, 7),
    isShown,
    /** Without a month, the current one. */
    show: (month = '') => change({ month }),
    toggle: (kind: Kind) => change({ without: kinds.filter((each) => (each === kind) === isShown(each)).join(',') }),
  };
}
