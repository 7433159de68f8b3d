import type { SamplePrompt } from '#shared/catalog/ebook.ts';

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
const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The same CSV with formulas neutralised. Starts with a byte order mark, so Excel reads it as UTF-8. */
export const neutralCsv = (text: string): string =>
  `\uFEFF${parseCsv(text)
    .map((row) => `${row.map((cell) => quoted(neutral(cell))).join(',')}\r\n`)
    .join('')}`;

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** The number of non-blank rows, without the header. */
export const countPrompts = (text: string): number => Math.max(0, parseCsv(text).filter(isFilled).length - 1);

/** Characters of a cell that a page shows: its item in the table must stay small. */
const longestCell = 2000;

/** The first prompts of a file, by the names of its columns; none when no column is called `prompt`. */
export function firstPrompts(text: string, count: number): SamplePrompt[] {
  const [head = [], ...rows] = parseCsv(text).filter(isFilled);
  const names = head.map((name) => name.trim().toLowerCase());
  const cell = (row: readonly string[], name: string): string =>
    (row[names.indexOf(name)] ?? '').trim().slice(0, longestCell).toWellFormed();
  return rows.slice(0, count).flatMap((row) => {
    const prompt = cell(row, 'prompt');
    const about = { title: cell(row, 'title'), inputs: cell(row, 'inputs') };
    return prompt ? [{ ...about, prompt, expected_output: cell(row, 'expected_output') }] : [];
  });
}
