import { formatItems } from '../format.ts';
import { withoutUnseen } from '../unseen.ts';

/** The most rows that a CSV may have below its header. */
export const mostRows = 100_000;

/** How the rows of a CSV that somebody sends are told apart: options of csv-parse, in functions and in browsers. */
export const csvReading = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  // One more than there may be, header included, tells that there are too many.
  to: mostRows + 2,
} as const;

/** A record of a CSV as the parser finds it. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** The number that a spreadsheet shows, which counts blank lines. */
  readonly number: number;
}

/** The cells of a CSV as text. Rows may be shorter or longer than the header. */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The numbers that a spreadsheet shows, of the header and of each row. */
  readonly numbers: readonly number[];
}

/** Something odd about a file, and where in it. */
export interface CsvRemark {
  readonly where: string;
  readonly sentence: string;
}

/** Keeps a record in a list of one's own; given to csv-parse as `on_record`. */
export const keepingIn =
  (records: CsvRecord[]) =>
  (cells: string[], at: { readonly records: number; readonly empty_lines: number }): null => {
    records.push({ cells, number: at.records + at.empty_lines });
    return null;
  };

/** The header and the filled rows of the records of a file. */
export function sheetOf(records: readonly CsvRecord[]): Sheet {
  const filled = records
    .map(({ cells, number }) => ({ cells: cells.map(withoutUnseen), number }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header = [], ...rows] = filled.map(({ cells }) => cells);
  return { header: header.map((cell) => cell.trim()), rows, numbers: filled.map(({ number }) => number) };
}

/** Said when `decodeText` had to assume an encoding. */
export const assumedEncoding: CsvRemark = {
  where: 'the file',
  sentence: 'This file is not in UTF-8. It was read as Windows-1252; check that letters with accents are right.',
};

/** Why a file whose quotation marks do not match is refused. */
export const quotationOpen =
  'A quotation mark in this file is never closed, so its rows cannot be told apart. Correct it and upload the file again.';

/** Why a file with zeros between its letters is refused. */
export const notText = 'This file is not text. Export it as CSV again and upload it.';

/** Rows that are longer or shorter than the header, by the number that a spreadsheet shows; the first `most` of them one by one. */
export function raggedRows({ header, rows, numbers }: Sheet, most: number): CsvRemark[] {
  const ragged = rows.flatMap((row, index) =>
    row.length === header.length ? [] : [{ row: numbers[index + 1], cells: row.length }],
  );
  const remarks = ragged.slice(0, most).map(({ row, cells }) => ({
    where: `row ${row}`,
    sentence: `This row has ${formatItems(cells, 'cell')}; the header has ${header.length}.`,
  }));
  const others = ragged.length - remarks.length;
  return others > 0
    ? [
        ...remarks,
        {
          where: 'all rows',
          sentence: `${formatItems(others, 'more row has', 'more rows have')} another number of cells than the header.`,
        },
      ]
    : remarks;
}
