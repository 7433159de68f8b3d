import type { SortingState } from '@tanstack/react-table';
import { useSearchParams } from 'react-router-dom';
import { withFilters } from '#web/lib/list/filter-query.ts';

/** The order of a list, kept in the address: `sort=price` or, descending, `sort=-price`. */
export function useAddressSort(): readonly [SortingState, (sorting: SortingState) => void] {
  const [query, setQuery] = useSearchParams();
  const written = query.get('sort');
  const sorting = written ? [{ id: written.replace(/^-/, ''), desc: written.startsWith('-') }] : [];
  const set = ([first]: SortingState) => {
    const sort = first ? `${first.desc ? '-' : ''}${first.id}` : '';
    setQuery((before) => withFilters(before, { sort }), { replace: true });
  };
  return [sorting, set];
}
