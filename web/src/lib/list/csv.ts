/** A text that a spreadsheet would run as a formula; a number with its sign is none. */
const startsFormula = /^[\s]*[=+\-@\t\r]/;

function fieldOf(value: string | number): string {
  const text = typeof value === 'string' && startsFormula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV for spreadsheets: what would be run as a formula is written as text. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
