import type { Column } from './columns.ts';
import type { Segment } from './line.ts';

/** What stands on one line of a column: one segment, or the cells of a table. */
export interface Row {
  readonly cells: readonly Segment[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isMono: boolean;
}

const dots = /\s*(?:\.\s?){4,}\s*|\s*…{2,}\s*/g;

/** Dots lead from a title to the number of its page: together they are one line. */
function withoutLeaders(cells: readonly Segment[]): readonly Segment[] {
  const text = cells.map((cell) => cell.text).join(' ');
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last || !/(\.\s?){4,}|…{2,}/.test(text)) return cells;
  return [{ ...first, text: text.replace(dots, ' ').trim(), right: last.right }];
}

const rowOf = (segments: readonly Segment[]): Row => {
  const cells = withoutLeaders(segments);
  const largest = cells.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    cells,
    left: Math.min(...cells.map((it) => it.left)),
    right: Math.max(...cells.map((it) => it.right)),
    y: largest.y,
    size: largest.size,
    isMono: cells.every((it) => it.isMono),
  };
};

export const textOfRow = (row: Row): string => row.cells.map((cell) => cell.text).join(' ');

/** The lines of a column, from the top. */
export function rowsOf(column: Column): Row[] {
  const rows: Segment[][] = [];
  for (const segment of column) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - segment.y) < 0.35 * Math.max(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => rowOf(row.toSorted((a, b) => a.left - b.left)));
}
