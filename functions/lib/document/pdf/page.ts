import { columnsOf } from './columns.ts';
import { segmentsOf } from './line.ts';
import { type Row, rowsOf } from './row.ts';
import type { Run } from './run.ts';

/** What is kept of a page once the library has forgotten it. */
export interface Page {
  readonly number: number;
  readonly height: number;
  /** Rows of each column, in reading order. */
  readonly columns: readonly (readonly Row[])[];
}

export const pageOf = (number: number, height: number, runs: readonly Run[]): Page => ({
  number,
  height,
  columns: columnsOf(segmentsOf(runs)).map(rowsOf),
});
