import type { Cell, Table } from '#shared/catalog/content.ts';
import type { Line, Measure, Word } from './lines.ts';
import { column, margins, sheet } from './page.ts';

/** A row as set: the lines of each cell. */
export type Row = readonly (readonly Line[])[];

/** How a table is set. Lengths in points. */
export interface TablePlan {
  readonly isSideways: boolean;
  readonly size: number;
  /** Where each column's text starts, and how wide it is. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  readonly left: number;
  readonly width: number;
  readonly head: Row;
  readonly rows: readonly Row[];
  /** Height of the head and two rows, which stand together, but never more than half a page. */
  readonly start: number;
  /** A worksheet: it has cells to write in, and lines between its columns. */
  readonly hasBlanks: boolean;
}

interface Format {
  readonly isSideways: boolean;
  readonly size: number;
  readonly left: number;
  readonly width: number;
  /** The tallest row with which a table still reads well in this format. */
  readonly tallest: number;
}
const outset = 22;
const long = sheet.height - margins.left - margins.right;
/**
 * Tried in turn: as wide as the text, a little into the margins in smaller type, on a page turned sideways, and there
 * again smaller.
 */
const formats: readonly Format[] = [
  { isSideways: false, size: 8.8, left: margins.left, width: column, tallest: 120 },
  { isSideways: false, size: 8, left: margins.left - outset, width: column + 2 * outset, tallest: 130 },
  { isSideways: true, size: 8.4, left: margins.left, width: long, tallest: 120 },
  { isSideways: true, size: 7.6, left: margins.left - outset, width: long + 2 * outset, tallest: 250 },
];
const last = formats.at(-1) as Format;

export const padding = { x: 4, y: 3.4 } as const;
export const leading = (size: number): number => size * 1.32;
/** Height of a row in which something is to be written by hand. */
const writable = 22;

export function heightOf(row: Row, size: number): number {
  const text = Math.max(...row.map((lines) => lines.length)) * leading(size) + 2 * padding.y;
  return row.some((lines) => lines.length === 0) ? Math.max(text, writable) : text;
}

/** The words of each cell of each row, the head's first. */
type TableWords = readonly (readonly (readonly Word[])[])[];

/** The widest word of a column, and the width that its text asks for, per point of type size. */
interface Demand {
  readonly least: number;
  readonly wish: number;
}
const textWidth = (words: readonly Word[], space: number): number =>
  words.reduce((sum, { width, isApart }) => sum + width + (isApart ? space : 0), 0);
const largest = (numbers: readonly number[]): number => numbers.reduce((most, number) => Math.max(most, number), 0);
const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Between the average and the longest text: a single long cell does not make its column wide. A head takes two lines. */
function demandOf(cells: readonly (readonly Word[])[], space: number): Demand {
  const [head = 0, ...texts] = cells.map((words) => textWidth(words, space));
  const filled = texts.filter((width) => width > 0);
  const least = Math.max(1, largest(cells.flatMap((words) => words.map(({ width }) => width))));
  return { least, wish: Math.max(least, head / 2, Math.sqrt(average(filled) * largest(filled))) };
}

/** Least width of a column to write in, per point of type size. */
const writableWidth = 5;

/** What each column asks for. One that is empty in most rows is to be written in, and asks for the others' average. */
function demandsOf(table: TableWords, space: number): Demand[] {
  const rows = table.slice(1).filter((row) => row.some((words) => words.length > 0));
  const demands = (table[0] ?? []).map((_, at) =>
    demandOf(
      table.map((row) => row[at] ?? []),
      space,
    ),
  );
  const usual = average(demands.map(({ wish }) => wish));
  return demands.map(({ least, wish }, at) => {
    const blanks = rows.filter((row) => row[at]?.length === 0).length;
    if (rows.length > 0 && blanks * 2 <= rows.length) return { least, wish };
    return { least: Math.max(least, writableWidth), wish: Math.max(wish, usual) };
  });
}

/** Divides a width among columns as they wish, but none below its widest word; if even those are too wide, see `level`. */
export function divide(width: number, demands: readonly Demand[]): number[] {
  const sum = (of: (demand: Demand) => number) => demands.reduce((total, demand) => total + of(demand), 0);
  if (sum(({ least }) => least) >= width) return level(width, demands);
  const narrow = new Set<Demand>();
  for (;;) {
    const rest = width - sum((demand) => (narrow.has(demand) ? demand.least : 0));
    const wishes = sum((demand) => (narrow.has(demand) ? 0 : demand.wish));
    const share = (demand: Demand) => (narrow.has(demand) ? demand.least : (demand.wish / wishes) * rest);
    const tooNarrow = demands.filter((demand) => !narrow.has(demand) && share(demand) < demand.least);
    if (tooNarrow.length === 0) return demands.map(share);
    for (const demand of tooNarrow) narrow.add(demand);
  }
}

/** Cuts the widest columns to one width, so that only the words are broken that are too long for any column. */
function level(width: number, demands: readonly Demand[]): number[] {
  const whole = new Set<Demand>();
  for (;;) {
    const rest = width - [...whole].reduce((sum, { least }) => sum + least, 0);
    const share = rest / (demands.length - whole.size);
    const fitting = demands.filter((demand) => !whole.has(demand) && demand.least <= share);
    if (fitting.length === 0) return demands.map((demand) => (whole.has(demand) ? demand.least : share));
    for (const demand of fitting) whole.add(demand);
  }
}

/** Plans a table in the first format in which every word fits its column and no row is too tall, else in the last. */
export function planTable(measure: Measure, table: Table): TablePlan {
  const bold = table.head.map((cell): Cell => cell.map((span) => ({ ...span, bold: true })));
  const words = [bold, ...table.rows].map((row) => row.map((cell) => measure.wordsOf(cell)));
  const demands = demandsOf(words, measure.space);
  const least = demands.reduce((sum, demand) => sum + demand.least, 0);
  const format =
    formats.find((format) => {
      const inner = innerWidth(format, demands.length);
      return least <= inner && isLow(linesIn(words, divide(inner, demands), measure), format);
    }) ?? last;
  const widths = divide(innerWidth(format, demands.length), demands);
  const [head = [], ...rows] = linesIn(words, widths, measure);
  return { ...placed(format, widths), head, rows, ...factsOf(head, rows, format) };
}

/** Width of the text of all columns together, per point of type size. */
const innerWidth = ({ width, size }: Format, columns: number): number => (width - columns * 2 * padding.x) / size;

/** Rounding must not break the widest word of a column. */
const linesIn = (words: TableWords, widths: readonly number[], measure: Measure): Row[] =>
  words.map((row) => row.map((cell, at) => measure.linesOf(cell, (widths[at] ?? 0) + 1e-6)));

const isLow = (rows: readonly Row[], { size, tallest }: Format): boolean =>
  rows.every((row) => heightOf(row, size) <= tallest);

/** Places the columns beside each other. `widths` are per point of type size. */
function placed({ isSideways, size, left, width }: Format, widths: readonly number[]) {
  let end = left;
  const columns = widths.map((columnWidth) => {
    const x = end + padding.x;
    end = x + columnWidth * size + padding.x;
    return { x, width: columnWidth * size };
  });
  return { isSideways, size, left, width, columns };
}

function factsOf(head: Row, rows: readonly Row[], { isSideways, size }: Format) {
  const page = (isSideways ? sheet.width : sheet.height) - margins.top - margins.bottom;
  const start = [head, ...rows.slice(0, 2)].reduce((sum, row) => sum + heightOf(row, size), 0);
  return { start: Math.min(start, page / 2), hasBlanks: rows.some((row) => row.some((lines) => lines.length === 0)) };
}
