/** A query with some filters changed and blank ones removed; other parameters stay. */
export function withFilters(query: URLSearchParams, change: object): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
