import { columnsOf, commonGutter } from './columns.ts';
import type { Segment } from './line.ts';
import { type Row, rowsOf } from './row.ts';

/** What is kept of a page once the library has forgotten it. */
export interface Sheet {
  readonly number: number;
  readonly height: number;
  readonly segments: readonly Segment[];
}

export interface Page {
  readonly number: number;
  readonly height: number;
  /** Rows of each column, in reading order. */
  readonly columns: readonly (readonly Row[])[];
}

export const lettersOf = ({ segments }: Sheet): number => segments.reduce((sum, { text }) => sum + text.length, 0);

/** The pages of a document, divided into their columns. */
export function pagesOf(sheets: readonly Sheet[]): Page[] {
  const common = commonGutter(sheets.map(({ segments }) => segments));
  return sheets.map(({ number, height, segments }) => ({
    number,
    height,
    columns: columnsOf(segments, common).map(rowsOf),
  }));
}
