import { promptColumns } from '#shared/catalog/prompt-columns.ts';
import { runsAsFormula } from '#shared/kernel/csv.ts';
import { assumedEncoding, mostRows, raggedRows, type Sheet } from '#shared/kernel/csv-file/sheet.ts';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import type { CsvStart } from '#web/lib/csv/read-csv.ts';

/** Rows that are shown, and ragged rows that are named one by one. */
const shownRows = 5;
const namedRows = 3;

/** A column of the file, and whether the shop knows what it holds. */
export interface PromptColumn {
  readonly name: string;
  readonly isKnown: boolean;
}

/** A file of prompts before it is published. */
export interface PromptFile {
  /** `46 prompts`, `More than 9,000 prompts`. */
  readonly count: string;
  readonly columns: readonly PromptColumn[];
  /** The first rows, as long as the header. */
  readonly rows: readonly (readonly string[])[];
  /** What is odd about it, in sentences. */
  readonly remarks: readonly string[];
}

const namesOf = ({ header }: Sheet): string[] => header.map((name) => name.toLowerCase());

function columnRemarks(sheet: Sheet): string[] {
  const names = namesOf(sheet);
  const place = names.indexOf('prompt');
  if (place < 0) return ['No column is called “prompt”, so the shop cannot show any of them before the purchase.'];
  const blank = sheet.rows.filter((row) => (row[place] ?? '').trim() === '').length;
  return [
    ...promptColumns
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => `More than one column is called “${name}”; the first one counts.`),
    ...(blank > 0 ? [`${formatItems(blank, 'row has', 'rows have')} no prompt.`] : []),
  ];
}

function formulaRemarks({ rows }: Sheet): string[] {
  const count = rows.reduce((sum, row) => sum + row.filter(runsAsFormula).length, 0);
  return count > 0
    ? [`${formatItems(count, 'cell begins', 'cells begin')} like a formula. Buyers get them as plain text.`]
    : [];
}

function remarksOf({ sheet, isAssumed }: CsvStart): string[] {
  return [
    ...(sheet.rows.length === 0 ? ['This file has no prompts below its header.'] : columnRemarks(sheet)),
    ...(sheet.rows.length > mostRows
      ? [`This file has more than ${formatCount(mostRows)} rows. Split it into smaller files.`]
      : []),
    ...(isAssumed ? [assumedEncoding.sentence] : []),
    ...raggedRows(sheet, namedRows).map(({ where, sentence }) =>
      where.startsWith('row') ? `${where.replace('r', 'R')}: ${sentence}` : sentence,
    ),
    ...formulaRemarks(sheet),
  ];
}

/** What an admin should know of a CSV of prompts before it is published. */
export function promptFileOf(start: CsvStart): PromptFile {
  const { sheet, isWhole } = start;
  const count = formatItems(Math.min(sheet.rows.length, mostRows), 'prompt');
  const known: readonly string[] = promptColumns;
  return {
    count: isWhole && sheet.rows.length <= mostRows ? count : `More than ${count}`,
    columns: sheet.header.map((name) => ({ name, isKnown: known.includes(name.toLowerCase()) })),
    rows: sheet.rows.slice(0, shownRows).map((row) => sheet.header.map((_, place) => row[place] ?? '')),
    remarks: remarksOf(start),
  };
}
