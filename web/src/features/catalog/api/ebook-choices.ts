import { categoriesQuery, frameworksQuery } from '#shared/catalog/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import { chosenFilters, type EbookFilters, noFilters } from './ebook-filters.ts';

export interface Choice {
  readonly name: string;
  readonly count: number;
}

/** How many ebooks have one of these choices, when each has exactly one. */
export const sum = (choices: readonly Choice[]): number => choices.reduce((total, { count }) => total + count, 0);

/** Every ebook has exactly one price, so the price ranges add up to the total. */
export function totalsOf(prices: readonly Choice[]): { readonly total: number; readonly free: number } {
  return { total: sum(prices), free: prices.find(({ name }) => name === 'free')?.count ?? 0 };
}

/**
 * Frameworks of the published ebooks that match the other filters, largest first; those of the previous filters until
 * they are loaded, undefined before the first, empty on failure.
 */
export function useFrameworks(filters: EbookFilters = noFilters): readonly Choice[] | undefined {
  const { data, error } = useQuery(frameworksQuery(chosenFilters(filters)));
  const { latest } = useKeepPrevious({ data, error });
  if (error && !latest) return [];
  return latest && [...latest.frameworks].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Choices of the other filters, by filter, likewise; undefined until loaded. */
export function useCategories(filters: EbookFilters = noFilters) {
  const { data, error } = useQuery(categoriesQuery(chosenFilters(filters)));
  return useKeepPrevious({ data, error }).latest?.categories;
}

/** Number of ebooks, and how many of them are free; undefined until loaded. */
export function useTotals() {
  const categories = useCategories();
  return categories && totalsOf(categories.Price);
}
