import { forgetSubscriberFile, subscriberFileKey } from '#functions/uploads/public.ts';
import { getIfChanged, getText, putObject } from '#lib/aws/objects.ts';
import { sheetIn } from '#lib/document/csv/csv.ts';
import { DocumentRefused } from '#lib/document/refused.ts';
import { conflict, invalid } from '#lib/errors.ts';
import type { JobRecord } from '#lib/job/job.repo.ts';
import { inputKey, joinPortions, portionKey } from '#lib/job/job-file.ts';
import type { JobWalk, WalkedPage } from '#lib/job/walk.ts';
import { refusalOf } from '#lib/job/work-off.ts';
import { dropObjects } from '#lib/objects/save-with-objects.ts';
import { csvOf, csvRows } from '#shared/kernel/csv.ts';
import { mostRows } from '#shared/kernel/csv-file/sheet.ts';
import type { SubscriberImport } from '#shared/newsletter/subscriber-import.ts';
import { type ImportTerms, importPortion } from './import.portion.ts';
import { type ImportedRow, rowsIn } from './import.rows.ts';

/** What an import has to know. */
export interface ImportAsk extends SubscriberImport {
  readonly filename: string;
}

/** Rows between two saves: less than a second of work, which a run that dies does again. */
const rowsOfPortion = 500;
const portionsAtOnce = 8;
/** The position after the last portion. */
const afterAll = 'after all';

const askOf = ({ ask }: JobRecord) => ask as ImportAsk;
const tooSlow = () =>
  conflict('This import took too long. Please start it again: who is subscribed by now is left as they are.');

/** The rows of the file that was sent. A `DomainError` says what is wrong with it. */
async function rowsOfFile(ask: ImportAsk): Promise<ImportedRow[]> {
  const found = await getIfChanged(subscriberFileKey(ask.upload_id), undefined);
  if (typeof found === 'string') throw conflict('This file has been deleted. Please upload it again.');
  try {
    return rowsIn(sheetIn(found.bytes, mostRows).sheet, ask);
  } catch (error) {
    if (error instanceof DocumentRefused) throw invalid('upload_id', error.message);
    throw error;
  }
}

const portionsOf = (rows: number): number => Math.ceil(rows / rowsOfPortion);

/** Puts the rows aside in portions, so that each is read by itself. */
async function putAside(job: JobRecord): Promise<WalkedPage> {
  const rows = await rowsOfFile(askOf(job));
  if (rows.length === 0) throw invalid('upload_id', 'This file has no rows.');
  const count = portionsOf(rows.length);
  for (let start = 0; start < count; start += portionsAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(portionsAtOnce, count - start) }, (_, at) => {
        const from = (start + at) * rowsOfPortion;
        const portion = JSON.stringify(rows.slice(from, from + rowsOfPortion));
        return putObject(inputKey(job, start + at), portion, 'application/json');
      }),
    );
  return { done: 0, total: rows.length, next: '0' };
}

/** What is the same for all rows of a job. */
function termsOf(job: JobRecord): ImportTerms {
  const { consent, filename, dry_run } = askOf(job);
  return { statement: consent, filename, dry_run, since: job.asked_at };
}

const head = ['Row', 'Email', 'Result'];

/** Works off a portion, and adds it to the report. */
async function portion(job: JobRecord, number: number): Promise<WalkedPage> {
  const text = await getText(inputKey(job, number));
  if (text === undefined) throw tooSlow();
  const rows: readonly ImportedRow[] = JSON.parse(text);
  const told = await importPortion(termsOf(job), rows);
  const cells = told.map(({ row: { row, email }, fate }) => [row, email, fate.sentence]);
  const report = number === 0 ? csvOf([head, ...cells]) : csvRows(cells);
  await putObject(portionKey(job, number), report, 'text/csv; charset=utf-8');
  const isLast = job.done + rows.length >= (job.total ?? 0);
  if (isLast) await joinPortions(job, number + 1);
  return {
    done: rows.length,
    failures: told
      .filter(({ fate }) => fate.isFailure)
      // The addresses are in the report only: it is for fewer people than the job, and not kept as long.
      .map(({ row: { row }, fate }) => ({ id: `${row}`, name: `Row ${row}`, sentence: fate.sentence })),
    next: isLast ? afterAll : String(number + 1),
  };
}

/** Once nothing is imported from it any more: after a check it waits for the import. */
async function forgetFile({ upload_id, dry_run }: ImportAsk): Promise<void> {
  if (!dry_run) await forgetSubscriberFile(upload_id);
}

/** Nobody needs what the report was put together from, nor the file: both are lists of people. */
async function forgetRows(job: JobRecord): Promise<WalkedPage> {
  const numbers = Array.from({ length: portionsOf(job.total ?? 0) }, (_, number) => number);
  await dropObjects(numbers.flatMap((number) => [inputKey(job, number), portionKey(job, number)]));
  await forgetFile(askOf(job));
  return { done: 0, next: undefined };
}

function pageOf(job: JobRecord): Promise<WalkedPage> {
  const { position } = job;
  if (position === undefined) return putAside(job);
  return position === afterAll ? forgetRows(job) : portion(job, Number(position));
}

/** Imports subscribers from a file, a portion at a time. A row that was imported before a crash is left as it is. */
export const importWalk: JobWalk = {
  async page(_, job) {
    try {
      return await pageOf(job);
    } catch (error) {
      // It ends here.
      if (refusalOf(error) !== undefined) await forgetFile(askOf(job));
      throw error;
    }
  },
};
