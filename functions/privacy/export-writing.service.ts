import { deleteObject, putObject } from '#lib/aws/objects.ts';
import { nowIso, seconds } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { type GoesOn, OutOfTime, type Person, type PersonalData } from '#lib/person/personal-data.ts';
import { merged } from './export.service.ts';
import { type ExportJob, listExportJobs, removeExportJob, saveExportJob } from './export-job.repo.ts';
import { fileKey, inFuture, isOver, keptFor } from './export-job.ts';
import { personalDataParts } from './registry.ts';
import { within } from './within.ts';

/** Leaves what is not counted the rest of the sweep's five minutes. */
const timeOfSweep = seconds(200);

interface Written {
  readonly content: Readonly<Record<string, unknown>>;
  /** Where the next file goes on; undefined after the last one. */
  readonly after: string | undefined;
}

/** Everything that is in no page. */
const firstFile = async (person: Person, parts: readonly PersonalData[]): Promise<Written> => ({
  content: merged(await Promise.all(parts.map((part) => (part.inPages?.rest ?? part.exportOf)(person)))),
  after: placeOf(0),
});

/** Where the next page is: the number of the domain among those with pages, and what that domain said. */
const placeOf = (domain: number, cursor = ''): string => `${domain}:${cursor}`;

/** The pages of one domain after those of another; each domain has one at least. */
async function nextPage(person: Person, parts: readonly PersonalData[], after: string): Promise<Written> {
  const paged = parts.flatMap(({ inPages }) => inPages ?? []);
  const [, number = '', cursor = ''] = /^(\d+):(.*)$/.exec(after) ?? [];
  const domain = Number(number);
  const { part, next } = (await paged[domain]?.page(person, cursor || undefined)) ?? {};
  if (next !== undefined) return { content: part ?? {}, after: placeOf(domain, next) };
  return { content: part ?? {}, after: domain + 1 < paged.length ? placeOf(domain + 1) : undefined };
}

async function nextFile({ user_id: id, subject, email, files, after }: ExportJob): Promise<Written> {
  const person = { id, subject, email };
  const parts = await personalDataParts();
  return files === 0 ? firstFile(person, parts) : nextPage(person, parts, after ?? '');
}

/**
 * Writes one file, then notes it: after a crash in between, the same file is written again. Undefined if another run
 * was faster, or the account is gone.
 */
async function writeFile(job: ExportJob): Promise<ExportJob | undefined> {
  const file = job.files + 1;
  const { content, after } = await nextFile(job);
  const text = JSON.stringify({ exported_at: nowIso(), file, ...content }, null, 2);
  await putObject(fileKey(job, file), text, 'application/json; charset=utf-8');
  const state = after === undefined ? ('ready' as const) : ('preparing' as const);
  return saveExportJob(job, { files: file, after, state, expires_at: inFuture(keptFor) });
}

async function writeFiles(job: ExportJob, goesOn: GoesOn): Promise<ExportJob | undefined> {
  let current: ExportJob | undefined = job;
  while (current?.state === 'preparing') {
    goesOn();
    current = await writeFile(current);
  }
  return current;
}

/** The file after the last noted one may have been written as well. */
async function drop(job: ExportJob): Promise<void> {
  for (let file = 1; file <= job.files + 1; file++) await deleteObject(fileKey(job, file));
  await removeExportJob(job);
}

/** After a crash the mail may be sent twice; it is never missing. */
async function tell(job: ExportJob): Promise<void> {
  const { mailExport } = await import('./export.mailing.ts');
  await mailExport(job.email);
  await saveExportJob(job, { state: 'told' });
}

async function goOn(job: ExportJob, goesOn: GoesOn): Promise<void> {
  if (isOver(job)) return drop(job);
  const written = await writeFiles(job, goesOn);
  if (written?.state === 'ready') await tell(written);
}

/**
 * Goes on with every export: writes files, tells the person, deletes what is over. What fails is for the next run. Those with
 * the fewest steps come first: one that takes all the time of a run lets the others go before it in the next.
 */
export async function workOnExports(): Promise<{ found: number }> {
  const jobs = (await listExportJobs()).toSorted((one, other) => one.step - other.step);
  const goesOn = within(timeOfSweep);
  for (const job of jobs) {
    await goOn(job, goesOn).catch((error: unknown) => {
      const about = { user_id: job.user_id };
      if (error instanceof OutOfTime) logger.info('export goes on later', about);
      else logger.error('export unfinished', { ...about, error: error as Error });
    });
  }
  return { found: jobs.length };
}
