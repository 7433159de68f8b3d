/**
 * What makes a spreadsheet run a cell as a formula: one of four signs, also in full width, which East Asian versions
 * take for the same, and also after white space, which some drop. Tabs and line ends at the start are dropped by all.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Where a spreadsheet that does not split at commas only may begin a cell: many countries' split at semicolons. */
const otherStart = /[;\t\r\n]\s*/g;
/**
 * A formula in there. The bullet of a list is none, as long as nothing is called in its line: no function, no program
 * and no other sheet.
 */
const innerFormula = /(?![-+] [^(!|（！｜\r\n]*(?:[\r\n]|$))[=+\-@＝＋－＠]/y;

function beginsFormula(cell: string, at: number): boolean {
  innerFormula.lastIndex = at;
  return innerFormula.test(cell);
}

/** Puts an apostrophe before everything that a spreadsheet would run as a formula, so that it shows as text. */
function neutral(cell: string): string {
  const inner = cell.replace(otherStart, (gap, at: number) => (beginsFormula(cell, at + gap.length) ? `${gap}'` : gap));
  return formula.test(cell) ? `'${inner}` : inner;
}
/** Whether a spreadsheet would run a cell, or a part of it, as a formula. */
export const runsAsFormula = (cell: string): boolean => neutral(cell) !== cell;

const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A number with its sign is no formula. */
const written = (cell: string | number): string => (typeof cell === 'number' ? String(cell) : quoted(neutral(cell)));

type Rows = readonly (readonly (string | number)[])[];

/** Rows as CSV (RFC 4180), formulas neutralised, to go on with a file that `csvOf` has begun. */
export const csvRows = (rows: Rows): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

/**
 * The same from the first row on: every file that the product writes for spreadsheets. Starts with a byte order mark, so
 * Excel reads it as UTF-8.
 */
export const csvOf = (rows: Rows): string => `\uFEFF${csvRows(rows)}`;
