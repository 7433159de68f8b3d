/** Query parameters that make a different page: the filters of the lists. The edge caches a copy for each. */
export const pageQueries = [
  'search',
  'framework',
  'category',
  'level',
  'industry',
  'price',
  'type',
  'featured',
] as const;

/** Whether an address has filters: then the browser requests the list. */
export const isNarrowed = (query: URLSearchParams): boolean => pageQueries.some((name) => query.has(name));
