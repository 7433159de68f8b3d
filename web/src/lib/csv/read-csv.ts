import { parse } from 'csv-parse/browser/esm/sync';
import { decodeText } from '#shared/kernel/csv-file/encoding.ts';
import { separatorOf } from '#shared/kernel/csv-file/separator.ts';
import {
  type CsvRecord,
  csvReading,
  keepingIn,
  notText,
  quotationOpen,
  type Sheet,
  sheetOf,
} from '#shared/kernel/csv-file/sheet.ts';

/** How much of a file is read, in bytes: more than any file that people write, and little enough for a phone. */
export const mostRead = 4_000_000;

/** What the browser has read of a CSV. */
export interface CsvStart {
  readonly sheet: Sheet;
  /** Whether that is all of the file. */
  readonly isWhole: boolean;
  /** Whether its encoding had to be assumed. */
  readonly isAssumed: boolean;
}

/** Why a file is no CSV, in a sentence. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

/** The records of a text. The beginning of a file ends anywhere: its last record, cut in two, is left out. */
function recordsOf(text: string, isWhole: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, { ...csvReading, delimiter: separatorOf(text), on_record: keepingIn(records) });
  } catch {
    if (isWhole) throw new CsvProblem(quotationOpen);
    return records;
  }
  return isWhole ? records : records.slice(0, -1);
}

/**
 * Reads a CSV by the rules of the server, as far as `most` bytes. Throws `CsvProblem`. It brings the parser along, so load
 * it when a file is chosen.
 */
export async function readCsv(file: Blob, most = mostRead): Promise<CsvStart> {
  const isWhole = file.size <= most;
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const { text, isAssumed } = decodeText(bytes, !isWhole);
  if (text.includes('\0')) throw new CsvProblem(notText);
  return { sheet: sheetOf(recordsOf(text, isWhole)), isWhole, isAssumed };
}
