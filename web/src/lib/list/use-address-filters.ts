import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withFilters } from './filter-query.ts';

/** How a page's filters are stored in its address. Define it outside the component: it is compared by identity. */
export interface FilterFormat<T> {
  readonly none: T;
  read(query: URLSearchParams): T;
}

export interface AddressFilters<T> {
  readonly filters: T;
  /** `isStep`: Back undoes the change. False for typing, letter by letter. */
  change(change: Partial<T>, isStep?: boolean): void;
  clear(): void;
}

/**
 * The filters in the address, kept by Back, reload and shared links. The router learns of a change a moment after the
 * control does; until then the requested filters apply, so a choice does not flicker.
 */
export function useAddressFilters<T extends object>({ none, read }: FilterFormat<T>): AddressFilters<T> {
  const [params, setParams] = useSearchParams();
  const written = useMemo(() => read(params), [params, read]);
  const [filters, show] = useOptimistic(written, (now, changed: Partial<T>) => ({ ...now, ...changed }));
  const change = useCallback(
    (changed: Partial<T>, isStep = true) => {
      startTransition(() => {
        show(changed);
        // The window's address, because the rendered one may lack a change made just before this one.
        setParams(withFilters(new URLSearchParams(window.location.search), changed), { replace: !isStep });
      });
    },
    [setParams, show],
  );
  const clear = useCallback(() => change(none), [change, none]);
  return { filters, change, clear };
}
