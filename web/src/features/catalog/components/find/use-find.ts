import { useDeferredValue, useMemo, useState } from 'react';
import { findInBook, type Hit, stepTo } from '../../api/find/find-in-book.ts';
import type { PageText } from '../../api/highlights/page-text.ts';
import { showPassage } from '../highlights/go-to-passage.ts';
import { usePainted } from '../highlights/use-painted.ts';

/** What somebody looks for in a book: its hits, painted, and the current one of them. */
export function useFind(page: PageText | undefined, typed: string) {
  const query = useDeferredValue(typed);
  const hits = useMemo(() => (page ? findInBook(page, query) : []), [page, query]);
  const [at, setAt] = useState({ query, index: -1 });
  const index = at.query === query ? at.index : -1;
  const current = hits[index];
  usePainted('mark-found', page, hits);
  usePainted(
    'mark-current',
    page,
    useMemo(() => (current ? [current] : []), [current]),
  );
  function go(to: number): void {
    const hit = hits[to];
    setAt({ query, index: to });
    if (page && hit) showPassage(page, hit);
  }
  return {
    hits: hits as readonly Hit[],
    index,
    go,
    step: (by: 1 | -1) => go(index < 0 ? stepTo(hits.length, by === 1 ? -1 : 0, by) : stepTo(hits.length, index, by)),
  };
}
