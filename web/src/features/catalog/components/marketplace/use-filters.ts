import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EbookFilters, noFilters, readFilters, withFilters } from '../../api/ebook-filters.ts';

export interface UseFilters {
  readonly filters: EbookFilters;
  /** `isStep`: Back undoes it. What is typed letter by letter is none. */
  change(change: Partial<EbookFilters>, isStep?: boolean): void;
  clear(): void;
}

/** The filters of the address. Back, reload and a shared link keep them. */
export function useFilters(): UseFilters {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (changed: Partial<EbookFilters>, isStep = true) =>
      setParams((now) => withFilters(now, changed), { replace: !isStep }),
    [setParams],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  return { filters, change, clear };
}
