import type { Job } from '#shared/kernel/job.ts';
import { days, now } from '../clock.ts';
import { conflict } from '../errors.ts';
import type { JobRecord } from './job.repo.ts';

/** The bucket deletes the file some time after that (`list-exports/` in the data stack). */
const keptFor = days(7);

/** Where a job writes its file. */
export const fileKey = ({ id }: Pick<JobRecord, 'id'>): string => `list-exports/${id}`;
/** Where it collects the text of its file, a portion at a time. */
export const portionKey = ({ id }: Pick<JobRecord, 'id'>, number: number): string => `list-portions/${id}/${number}`;

/** Where it has put aside what it works off, a portion at a time. */
export const inputKey = ({ id }: Pick<JobRecord, 'id'>, number: number): string => `list-portions/${id}/in-${number}`;

/** The file that a job has written, until its week is over. */
export function fileOf({ file, state, ended_at = '' }: JobRecord): Job['file'] {
  if (!file || state !== 'done') return null;
  const end = Date.parse(ended_at) + keptFor;
  return end > now() ? { name: file.name, expires_at: new Date(end).toISOString() } : null;
}

/** Puts a job's file together from its portions; 409 if it took so long that the bucket has deleted one. */
export async function joinPortions(job: JobRecord, count: number): Promise<void> {
  const { joinObjects } = await import('../aws/joined-object.ts');
  const keys = Array.from({ length: count }, (_, number) => portionKey(job, number));
  const isWhole = await joinObjects(fileKey(job), keys, 'text/csv; charset=utf-8');
  if (!isWhole) throw conflict('This export took too long. Please export the list again.');
}
