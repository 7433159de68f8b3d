import { parse } from 'csv-parse/sync';
import { decodeText } from '#shared/kernel/csv-file/encoding.ts';
import { separatorOf } from '#shared/kernel/csv-file/separator.ts';
import {
  assumedEncoding,
  type CsvRecord,
  csvReading,
  keepingIn,
  notText,
  quotationOpen,
  raggedRows,
  type Sheet,
  sheetOf,
} from '#shared/kernel/csv-file/sheet.ts';
import type { Contents } from '../contents.ts';
import type { ReadDocument, Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import { type Block, plain } from '../text/block.ts';
import { oneLine } from '../text/clean.ts';

/** A table of more rows or columns is no text to read: its rows are in the sheet. */
const readable = { rows: 50, columns: 8 };
/** Rows of one passage, and remarks that are written out. */
const rowsOfPassage = 50;
const mostRemarks = 20;

function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, { ...csvReading, delimiter: separatorOf(text), on_record: keepingIn(records) });
    return records;
  } catch (error) {
    throw new DocumentRefused('damaged', quotationOpen, error);
  }
}

function blocksOf({ header, rows }: Pick<Sheet, 'header' | 'rows'>): Block[] {
  const width = Math.max(header.length, ...rows.slice(0, readable.rows).map((row) => row.length));
  if (rows.length === 0 || rows.length > readable.rows || width > readable.columns) return [];
  const line = (row: readonly string[]) => Array.from({ length: width }, (_, at) => plain(oneLine(row[at] ?? '')));
  return [{ kind: 'table', head: line(header), rows: rows.map(line) }];
}

function passagesOf({ header, rows, numbers }: Sheet): ReadDocument['pages'] {
  const written = (row: readonly string[]) =>
    row.map((cell, at) => (header[at] ? `${header[at]}: ${cell}` : cell)).join('\n');
  return Array.from({ length: Math.ceil(rows.length / rowsOfPassage) }, (_, at) => {
    const part = rows.slice(at * rowsOfPassage, (at + 1) * rowsOfPassage);
    const [first, last] = [at * rowsOfPassage + 1, at * rowsOfPassage + part.length].map((place) => numbers[place]);
    return { where: `rows ${first}–${last}`, text: part.map(written).join('\n\n') };
  });
}

/** The cells of a CSV of at most so many rows, and whether its encoding had to be assumed. Throws `DocumentRefused`. */
export function sheetIn(bytes: Uint8Array, mostRows: number): { readonly sheet: Sheet; readonly isAssumed: boolean } {
  const { text, isAssumed } = decodeText(bytes);
  if (text.includes('\0')) throw new DocumentRefused('damaged', notText);
  const sheet = sheetOf(recordsOf(text));
  if (sheet.rows.length > mostRows)
    throw new DocumentRefused(
      'too_large',
      `This file has more than ${mostRows.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  return { sheet, isAssumed };
}

/** Reads a CSV. Formulas stay the text that they are; whoever writes a file for a spreadsheet neutralises them. */
export function readCsv(bytes: Uint8Array, reading: Reading): Contents {
  const { sheet, isAssumed } = sheetIn(bytes, reading.limits.rows);
  if (isAssumed) reading.remarks.push(assumedEncoding);
  reading.remarks.push(...raggedRows(sheet, mostRemarks));
  return { blocks: blocksOf(sheet), pages: passagesOf(sheet), figures: [], sheet };
}
