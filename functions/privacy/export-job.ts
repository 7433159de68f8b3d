import { days, now } from '#lib/clock.ts';
import { type ExportJob, findExportJob, saveExportJob } from './export-job.repo.ts';

/** The files of an export die so long after the last one was written. */
export const keptFor = days(7);

export const inFuture = (milliseconds: number): string => new Date(now() + milliseconds).toISOString();
export const isOver = ({ expires_at }: ExportJob): boolean => Date.parse(expires_at) <= now();

/** A file of an export. The first is number 1. */
export const fileKey = ({ user_id, id }: ExportJob, file: number): string => `exports/${user_id}/${id}/${file}.json`;

/** Of a deleted account: the sweep deletes the files. */
export async function endExport(user_id: string): Promise<void> {
  const job = await findExportJob(user_id);
  if (!job || isOver(job)) return;
  // A file was written at this moment: once more, for what the sweep has saved.
  if (!(await saveExportJob(job, { expires_at: inFuture(0) }))) await endExport(user_id);
}
