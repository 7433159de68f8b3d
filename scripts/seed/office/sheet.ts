/** A cell: text, or a formula with the value it has in the empty sheet. */
export type Cell = string | { readonly formula: string; readonly value: string | number };

export interface Column {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  /** What is typed into it; text by default. */
  readonly kind?: 'text' | 'date' | 'number' | 'money';
  /** A drop-down: the choices, or the range that has them (`='Sheet'!$A$1:$A$9`). */
  readonly choices?: readonly string[] | string;
  /** Computes the column; `#` is the number of the row. */
  readonly formula?: string;
}

/** One tab: a title, a hint, a head, an example perhaps, lines that ask something, and lines to fill in. */
export interface Sheet {
  /** Up to 31 characters. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly columns: readonly Column[];
  readonly example?: readonly string[];
  readonly lines?: readonly (readonly Cell[])[];
  readonly blank: number;
}

export const headRow = 4;

/** The first line below the head and the example. */
export const firstRow = ({ example }: Pick<Sheet, 'example'>): number => headRow + (example ? 2 : 1);

export const lastRow = (sheet: Pick<Sheet, 'example' | 'lines' | 'blank'>): number =>
  firstRow(sheet) + (sheet.lines?.length ?? 0) + sheet.blank - 1;

/** `0` is `A`; there are never more than 26. */
export const letter = (column: number): string => String.fromCharCode(65 + column);

/** All lines of a column, as formulas of other sheets name them: `'3 ePHI inventory'!$A$6:$A$65`. */
export const rangeOf = (sheet: Sheet, head: string): string => {
  const name = letter(sheet.columns.findIndex((column) => column.head === head));
  return `'${sheet.name}'!$${name}$${firstRow(sheet)}:$${name}$${lastRow(sheet)}`;
};
