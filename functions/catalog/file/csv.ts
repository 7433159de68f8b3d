import type { SamplePrompt } from '#shared/catalog/ebook.ts';
import type { PromptColumnName } from '#shared/catalog/prompt-columns.ts';
import { csvOf } from '#shared/kernel/csv.ts';
import type { Sheet } from '#shared/kernel/csv-file/sheet.ts';

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

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** The number of non-blank rows, without the header. */
export const countPrompts = (text: string): number => Math.max(0, parseCsv(text).filter(isFilled).length - 1);

/** Characters of a cell that a page shows: its item in the table must stay small. */
const longestCell = 2000;

/** The first prompts of a file, by the names of its columns; none when no column is called `prompt`. */
export function firstPrompts(text: string, count: number): SamplePrompt[] {
  const [head = [], ...rows] = parseCsv(text).filter(isFilled);
  return promptsIn({ header: head, rows }, count);
}

/** The same of rows that have been read. */
export function promptsIn({ header: head, rows }: Pick<Sheet, 'header' | 'rows'>, count: number): SamplePrompt[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const cell = (row: readonly string[], name: PromptColumnName): string =>
    (row[names.indexOf(name)] ?? '').trim().slice(0, longestCell).toWellFormed();
  return rows.slice(0, count).flatMap((row) => {
    const prompt = cell(row, 'prompt');
    const about = { title: cell(row, 'title'), inputs: cell(row, 'inputs') };
    return prompt ? [{ ...about, prompt, expected_output: cell(row, 'expected_output') }] : [];
  });
}
