import { useLocation, useSearchParams } from 'react-router-dom';

/** In the address of a thing's page: what the list that led there was narrowed down by. It outlives reloads and new tabs. */
const listParameter = 'list';

/**
 * Returns the address of a thing's page from which a way leads back to the list as it is now; on a page that a list led to,
 * back to that one.
 */
export function useFromList(): (to: string) => string {
  const { search } = useLocation();
  const query = new URLSearchParams(search).get(listParameter) ?? search.slice(1);
  return (to) =>
    query ? `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ [listParameter]: query })}` : to;
}

/** The address of a list, narrowed down as it was when it led to this page. */
export function useBackToList(list: string): string {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params.get(listParameter) ?? '').toString();
  return query ? `${list}?${query}` : list;
}
