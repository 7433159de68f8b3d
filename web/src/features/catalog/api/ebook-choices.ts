import { categoriesQuery, frameworksQuery } from '#shared/catalog/queries.ts';
import { useQuery } from '#web/lib/api/swr.ts';

export interface Choice {
  readonly name: string;
  readonly count: number;
}

const sum = (choices: readonly Choice[]): number => choices.reduce((total, { count }) => total + count, 0);

/** Every ebook has exactly one price, so the price ranges add up to all of them. */
export function totalsOf(prices: readonly Choice[]): { readonly total: number; readonly free: number } {
  return { total: sum(prices), free: prices.find(({ name }) => name === 'free')?.count ?? 0 };
}

/** Frameworks of what is published, most ebooks first; undefined while loading, empty when they could not be loaded. */
export function useFrameworks(): readonly Choice[] | undefined {
  const { data, error } = useQuery(frameworksQuery());
  if (error && !data) return [];
  return data && [...data.frameworks].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Choices of the other filters by kind; undefined until they are known. */
export const useCategories = () => useQuery(categoriesQuery()).data?.categories;

/** How many ebooks there are and how many of them are free; undefined until it is known. */
export function useTotals() {
  const categories = useCategories();
  return categories && totalsOf(categories.Price);
}
