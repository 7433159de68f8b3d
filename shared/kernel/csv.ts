/**
 * What makes a spreadsheet run a cell as a formula: one of four signs, also in full width, which East Asian versions
 * take for the same, and also after white space, which some drop. Tabs and line ends at the start are dropped by all.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Prefixes an apostrophe to cells that a spreadsheet would run as a formula, so they show as text. */
const neutral = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180), formulas neutralised. Starts with a byte order mark, so Excel reads it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(neutral(cell))).join(',')}\r\n`).join('')}`;
