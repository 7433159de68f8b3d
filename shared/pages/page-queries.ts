/** What of an address's query makes another page: the filters of the lists. The edge keeps a copy for each. */
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

/** Whether an address's filters narrow its list: then the list is the browser's to ask for. */
export const isNarrowed = (query: URLSearchParams): boolean => pageQueries.some((name) => query.has(name));
