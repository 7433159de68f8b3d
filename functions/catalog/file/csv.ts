import { csvOf } from '#shared/kernel/csv.ts';

/** Splits CSV (RFC 4180) into rows of cells. Lenient: an unclosed quote ends with the file. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)(?:"|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;
  const body = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < body.length) {
    const [, quoted, rest = '', plain = '', end] = cell.exec(body) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

/** The same CSV with formulas neutralised. Starts with a byte order mark, so Excel reads it as UTF-8. */
export const neutralCsv = (text: string): string => csvOf(parseCsv(text));

/** The number of non-blank rows, without the header. */
export const countPrompts = (text: string): number =>
  Math.max(0, parseCsv(text).filter((row) => row.some((cell) => cell.trim() !== '')).length - 1);
