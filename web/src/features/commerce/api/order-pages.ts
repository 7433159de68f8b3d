import { useSearchParams } from 'react-router-dom';

/** Orders per page. */
export const ordersPerPage = 20;

/** The position in a list that knows only its next page: the cursors followed so far, the last one being current. */
export interface OrderPages {
  readonly cursor: string | undefined;
  /** Number of the first order on this page, from 1. */
  readonly from: number;
  readonly hasPrevious: boolean;
}

export function readPages(query: URLSearchParams): OrderPages {
  const trail = query.getAll('cursor');
  return { cursor: trail.at(-1), from: trail.length * ordersPerPage + 1, hasPrevious: trail.length > 0 };
}

/** The query of the next page. */
export function nextPage(query: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.append('cursor', cursor);
  return next;
}

/** The query of the previous page. */
export function previousPage(query: URLSearchParams): URLSearchParams {
  const trail = query.getAll('cursor').slice(0, -1);
  const previous = new URLSearchParams(query);
  previous.delete('cursor');
  for (const cursor of trail) previous.append('cursor', cursor);
  return previous;
}

/** Pages kept in the address: back, reload and a link to them work. */
export function useOrderPages() {
  const [query, setQuery] = useSearchParams();
  return {
    ...readPages(query),
    next: (cursor: string) => setQuery(nextPage(query, cursor)),
    previous: () => setQuery(previousPage(query)),
    first: () => setQuery({}),
  };
}
