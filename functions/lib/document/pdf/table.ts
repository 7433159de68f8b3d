import { type Block, plain, type Spans } from '../text/block.ts';
import type { Segment } from './line.ts';
import type { Row } from './row.ts';

interface Range {
  left: number;
  right: number;
}

/** Rows that are a table at least, and the columns that one has at most. */
const fewestRows = 3;
const mostColumns = 12;
/** Rows that are looked at together; a page holds fewer. */
const mostRows = 200;

/** The columns that no cell of the rows leaves: cells that lie above each other are one column. */
function rangesOf(rows: readonly Row[]): Range[] {
  const ranges: Range[] = [];
  for (const { left, right } of rows.flatMap((row) => row.cells).toSorted((a, b) => a.left - b.left)) {
    const last = ranges.at(-1);
    if (last && left < last.right + 2) last.right = Math.max(last.right, right);
    else ranges.push({ left, right });
  }
  return ranges;
}

const columnOf = (cell: Segment, ranges: readonly Range[]): number =>
  ranges.findIndex((range) => cell.left >= range.left && cell.right <= range.right);

/** Rows from one on that stay within columns of their own, whole lines among them only where a cell goes on. */
function extent(rows: readonly Row[], from: number): number {
  let end = from;
  let last: Row | undefined;
  for (let at = from; at < Math.min(rows.length, from + mostRows); at++) {
    const row = rows[at];
    if (!row || (last && row.y - last.y > 3.5 * row.size) || row.y < (last?.y ?? 0)) break;
    const part = rows.slice(from, at + 1);
    const ranges = rangesOf(part);
    const fits = part.every((it) => new Set(it.cells.map((cell) => columnOf(cell, ranges))).size === it.cells.length);
    if (ranges.length < 2 || !fits) break;
    if (row.cells.length > 1) end = at + 1;
    last = row;
  }
  return end;
}

const texts = (row: Row, ranges: readonly Range[]): string[] => {
  const cells = ranges.map(() => '');
  for (const cell of row.cells) cells[columnOf(cell, ranges)] = cell.text;
  return cells;
};

/** A line with an empty first cell, close below the one before, goes on with its cells. */
function logicalRows(rows: readonly Row[], ranges: readonly Range[]): string[][] {
  const found: string[][] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const cells = texts(row, ranges);
    const above = found.at(-1);
    const goesOn = above && last && cells[0] === '' && row.y - last.y < 1.6 * row.size;
    if (goesOn) found[found.length - 1] = above.map((text, at) => [text, cells[at]].filter(Boolean).join(' '));
    else found.push(cells);
    last = row;
  }
  return found;
}

/** The table that begins with a row, and how many rows it takes; undefined when its columns are not plain to see. */
export function tableAt(
  rows: readonly Row[],
  from: number,
): { readonly block: Block; readonly rows: number } | undefined {
  if ((rows[from]?.cells.length ?? 0) < 2) return undefined;
  const end = extent(rows, from);
  const part = rows.slice(from, end);
  const ranges = rangesOf(part);
  if (part.every((row) => row.isMono)) return undefined;
  const withCells = part.filter((row) => row.cells.length > 1).length;
  if (withCells < fewestRows || withCells < part.length * 0.6 || ranges.length > mostColumns) return undefined;
  const cells = logicalRows(part, ranges);
  if (cells.length < fewestRows) return undefined;
  const [head = [], ...body] = cells.map((row): Spans[] => row.map(plain));
  return { block: { kind: 'table', head, rows: body }, rows: end - from };
}
