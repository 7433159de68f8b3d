import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCursorTrail } from '../api/cursor-trail.ts';
import { useDebounced } from '../use-debounced.ts';
import { withFilters } from './filter-query.ts';

/**
 * Search and filters of a list. They live in the URL; changing one returns to the first page. The router renders a change
 * of the URL a moment after it was made. Until then the change itself is shown: a field that fell back to what it had
 * before would lose the letters that are typed meanwhile.
 */
export function useListFilters() {
  const [rendered, setParams] = useSearchParams();
  const [params, show] = useOptimistic(rendered);
  const trail = useCursorTrail(params.toString());
  const search = params.get('search') ?? '';
  /** What was typed, once the typing pauses. */
  const typed = useDebounced(search, 250);
  return {
    trail,
    search,
    typed: typed || undefined,
    /** The value of a filter; blank without one. */
    value: (name: string): string => params.get(name) ?? '',
    /** The value of a filter, if it is one that exists. */
    chosen<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      return values.find((value) => value === params.get(name));
    },
    set(name: string, value: string): void {
      // The window's address, because the rendered one may lack a change made just before this one.
      const next = withFilters(new URLSearchParams(window.location.search), { [name]: value });
      startTransition(() => {
        show(next);
        setParams(next, { replace: true });
      });
    },
  };
}
