import { useMemo } from 'react';
import type { PageText } from '../../api/highlights/page-text.ts';
import type { PlacedHighlight } from '../../api/highlights/placed.ts';
import { usePainted } from './use-painted.ts';

const passagesOf = (placed: readonly PlacedHighlight[], isWanted: (one: PlacedHighlight) => boolean) =>
  placed.filter(isWanted).flatMap(({ at }) => at ?? []);

/** Paints highlights in their colours, and a line under those with a note. */
export function usePaintedHighlights(page: PageText | undefined, placed: readonly PlacedHighlight[]): void {
  const painted = useMemo(() => {
    const inColor = (color: string) => passagesOf(placed, ({ highlight }) => highlight.color === color);
    return {
      yellow: inColor('yellow'),
      green: inColor('green'),
      blue: inColor('blue'),
      noted: passagesOf(placed, ({ highlight }) => highlight.note !== ''),
    };
  }, [placed]);
  usePainted('mark-yellow', page, painted.yellow);
  usePainted('mark-green', page, painted.green);
  usePainted('mark-blue', page, painted.blue);
  usePainted('mark-noted', page, painted.noted);
}
