/** A query with some filters changed, blank ones taken out; what it says of other things stays. */
export function withFilters(query: URLSearchParams, change: object): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
