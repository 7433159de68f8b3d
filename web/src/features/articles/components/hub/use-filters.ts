import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ArticleFilters, noFilters, readFilters, withFilters } from '../../api/article-filters.ts';

export interface UseFilters {
  readonly filters: ArticleFilters;
  /** `isStep`: Back undoes it. What is typed letter by letter is none. */
  change(change: Partial<ArticleFilters>, isStep?: boolean): void;
  clear(): void;
}

/**
 * The filters of the address. Back, reload and a shared link keep them. The router hears of a change a moment after the
 * control does: until then what was asked for counts, so that a choice does not flicker.
 */
export function useFilters(): UseFilters {
  const [params, setParams] = useSearchParams();
  const written = useMemo(() => readFilters(params), [params]);
  const [known, setKnown] = useState(written);
  const [filters, setFilters] = useState(written);
  if (written !== known) {
    setKnown(written);
    setFilters(written);
  }
  const change = useCallback(
    (changed: Partial<ArticleFilters>, isStep = true) => {
      setFilters((now) => ({ ...now, ...changed }));
      // The window's own address: that of the last render may lack a change made just before this one.
      setParams(withFilters(new URLSearchParams(window.location.search), changed), { replace: !isStep });
    },
    [setParams],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  return { filters, change, clear };
}
