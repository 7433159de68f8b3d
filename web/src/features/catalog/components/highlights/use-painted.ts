import { useEffect } from 'react';
import type { Passage } from '#shared/library/similar-words.ts';
import { type PageText, rangeOf } from '../../api/highlights/page-text.ts';
import { paintBoxes } from './mark-boxes.ts';
import { addMarkLooks } from './mark-looks.ts';

/** The ways in which passages are painted; their looks are in `mark-looks.ts`. */
export type Paint = 'mark-yellow' | 'mark-green' | 'mark-blue' | 'mark-noted' | 'mark-found' | 'mark-current';

/** What a search has found is painted over marks, and its current hit over the others. */
const priorities: Readonly<Partial<Record<Paint, number>>> = { 'mark-found': 1, 'mark-current': 2 };

function paintRanges(paint: Paint, page: PageText, passages: readonly Passage[]): () => void {
  const ranges = passages.flatMap((passage) => rangeOf(page, passage) ?? []);
  addMarkLooks();
  const painted = new Highlight(...ranges);
  painted.priority = priorities[paint] ?? 0;
  CSS.highlights.set(paint, painted);
  return () => void CSS.highlights.delete(paint);
}

/**
 * Paints passages over the text, without changing the page. A browser that cannot paint ranges (before 2023; Firefox
 * before 2025) gets boxes in their places.
 */
export function usePainted(paint: Paint, page: PageText | undefined, passages: readonly Passage[]): void {
  useEffect(() => {
    if (!page) return;
    const put = 'highlights' in CSS ? paintRanges : paintBoxes;
    return put(paint, page, passages);
  }, [paint, page, passages]);
}
