import { parse } from 'csv-parse/sync';
import type { Contents } from '../contents.ts';
import type { ReadDocument, Reading, Remark, Sheet } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import { type Block, plain } from '../text/block.ts';
import { oneLine, withoutUnseen } from '../text/clean.ts';
import { decodeText } from './encoding.ts';
import { separatorOf } from './separator.ts';

/** A table of more rows or columns is no text to read: its rows are in the sheet. */
const readable = { rows: 50, columns: 8 };
/** Rows of one passage, and remarks that are written out. */
const rowsOfPassage = 50;
const mostRemarks = 20;

function rowsOf(text: string, { limits }: Reading): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One more than there may be, header included, tells that there are too many.
      to: limits.rows + 2,
    });
  } catch (error) {
    throw new DocumentRefused(
      'damaged',
      'A quotation mark in this file is never closed, so its rows cannot be told apart. Correct it and upload the file again.',
      error,
    );
  }
}

/** Rows that are longer or shorter than the header, by the number that a spreadsheet shows. */
function raggedRows({ header, rows }: Sheet): Remark[] {
  const ragged = rows.flatMap((row, index) =>
    row.length === header.length ? [] : [{ row: index + 2, cells: row.length }],
  );
  const remarks = ragged.slice(0, mostRemarks).map(({ row, cells }) => ({
    where: `row ${row}`,
    sentence: `This row has ${cells} cells; the header has ${header.length}.`,
  }));
  const others = ragged.length - remarks.length;
  return others > 0
    ? [...remarks, { where: 'all rows', sentence: `${others} more rows have another number of cells than the header.` }]
    : remarks;
}

function blocksOf({ header, rows }: Sheet): Block[] {
  const width = Math.max(header.length, ...rows.slice(0, readable.rows).map((row) => row.length));
  if (rows.length === 0 || rows.length > readable.rows || width > readable.columns) return [];
  const line = (row: readonly string[]) => Array.from({ length: width }, (_, at) => plain(oneLine(row[at] ?? '')));
  return [{ kind: 'table', head: line(header), rows: rows.map(line) }];
}

function passagesOf({ header, rows }: Sheet): ReadDocument['pages'] {
  const written = (row: readonly string[]) =>
    row.map((cell, at) => (header[at] ? `${header[at]}: ${cell}` : cell)).join('\n');
  return Array.from({ length: Math.ceil(rows.length / rowsOfPassage) }, (_, at) => {
    const part = rows.slice(at * rowsOfPassage, (at + 1) * rowsOfPassage);
    const first = at * rowsOfPassage + 2;
    return { where: `rows ${first}–${first + part.length - 1}`, text: part.map(written).join('\n\n') };
  });
}

/** Reads a CSV. Formulas stay the text that they are; whoever writes a file for a spreadsheet neutralises them. */
export function readCsv(bytes: Uint8Array, reading: Reading): Contents {
  const { text, isAssumed } = decodeText(bytes);
  if (text.includes('\0'))
    throw new DocumentRefused('damaged', 'This file is not text. Export it as CSV again and upload it.');
  if (isAssumed)
    reading.remarks.push({
      where: 'the file',
      sentence: 'This file is not in UTF-8. It was read as Windows-1252; check that letters with accents are right.',
    });
  const filled = rowsOf(text, reading)
    .map((row) => row.map((cell) => withoutUnseen(cell)))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length > reading.limits.rows + 1)
    throw new DocumentRefused(
      'too_large',
      `This file has more than ${reading.limits.rows.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  const [header = [], ...rows] = filled;
  const sheet = { header: header.map((cell) => cell.trim()), rows };
  reading.remarks.push(...raggedRows(sheet));
  return { blocks: blocksOf(sheet), pages: passagesOf(sheet), figures: [], sheet };
}
