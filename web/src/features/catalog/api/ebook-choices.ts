import { categoriesQuery, frameworksQuery } from '#shared/catalog/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';

export interface Choice {
  readonly name: string;
  readonly count: number;
}

const sum = (choices: readonly Choice[]): number => choices.reduce((total, { count }) => total + count, 0);

/** Every ebook has exactly one price, so the price ranges add up to the total. */
export function totalsOf(prices: readonly Choice[]): { readonly total: number; readonly free: number } {
  return { total: sum(prices), free: prices.find(({ name }) => name === 'free')?.count ?? 0 };
}

/** Frameworks with published ebooks, largest first; undefined while loading, empty on failure. */
export function useFrameworks(): readonly Choice[] | undefined {
  const { data, error } = useQuery(frameworksQuery());
  if (error && !data) return [];
  return data && [...data.frameworks].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Choices of the other filters, by filter; undefined until loaded. */
export const useCategories = () => useQuery(categoriesQuery()).data?.categories;

/** Number of ebooks, and how many of them are free; undefined until loaded. */
export function useTotals() {
  const categories = useCategories();
  return categories && totalsOf(categories.Price);
}
