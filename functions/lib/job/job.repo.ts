import type { EntityItem } from 'electrodb';
import { keptFailures } from '#shared/kernel/job.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { nowIso } from '../clock.ts';
import { ifCondition } from '../table/condition.ts';
import { newestFirst, newestMatching } from '../table/page.ts';
import type { TransactItem } from '../table/transact.ts';
import { JobEntity, JobPartEntity } from './job.entity.ts';

export type JobRecord = EntityItem<typeof JobEntity>;

/** Whether nothing more is done for it, unless it was given up and is put back. */
export const isOver = ({ state }: JobRecord): boolean => state === 'done' || state === 'failed';

const partSize = 1000;
/** Its parts and what is written with them stay below the limits of a transaction: 4 MB and 100 items. */
export const mostThings = 50 * partSize;

/** A job, strongly consistent. */
export async function findJob(id: string): Promise<JobRecord | undefined> {
  return (await JobEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

export const listJobs = (query: PageQuery): Promise<Page<JobRecord>> => newestFirst(JobEntity.query.byTime({}), query);

/** Those that one person has asked for, found among all of the last 30 days: hundreds at most. */
export const listJobsOf = (actorId: string, query: PageQuery): Promise<Page<JobRecord>> =>
  newestMatching(
    JobEntity.query.byTime({}).where(({ actor_id }, { eq }) => eq(actor_id, actorId)),
    query,
  );

/** Parts of a transaction: a new job and the ids of its things. */
export function newJobItems(job: JobRecord, ids: readonly string[]): TransactItem[] {
  const parts = Array.from({ length: Math.ceil(ids.length / partSize) }, (_, number) => ({
    ...{ job_id: job.id, number, ttl: job.ttl },
    ids: ids.slice(number * partSize, (number + 1) * partSize),
  }));
  return [
    { Put: JobEntity.create(job).params() },
    ...parts.map((part): TransactItem => ({ Put: JobPartEntity.create(part).params() })),
  ];
}

/** Ids of the things from a position on: at most `count`, fewer at the end of a part. */
export async function jobIdsAt({ id }: JobRecord, position: number, count: number): Promise<readonly string[]> {
  const key = { job_id: id, number: Math.floor(position / partSize) };
  const { data } = await JobPartEntity.get(key).go({ consistent: true });
  const start = position % partSize;
  return data?.ids.slice(start, start + count) ?? [];
}

const next = (before: JobRecord, change: Partial<JobRecord>): JobRecord => ({
  ...before,
  ...change,
  step: before.step + 1,
});
const replacing = (before: JobRecord, after: JobRecord) =>
  JobEntity.put(after).where(({ step }, { eq }) => eq(step, before.step));

/** Saves what a run has done; undefined if another run has gone on meanwhile. */
export async function saveJob(before: JobRecord, change: Partial<JobRecord>): Promise<JobRecord | undefined> {
  const after = next(before, change);
  return (await ifCondition(replacing(before, after).go())) && after;
}

/** Part of the transaction with which a run hands a job over; refused if another run has gone on meanwhile. */
export const handOverItem = (job: JobRecord): TransactItem => ({ Put: replacing(job, next(job, {})).params() });

/** For whoever asked for it. What was done stays, and every act done again changes nothing. */
const givenUp =
  'This was tried for more than a day, and failed each time. What was done stays. Start it again for the rest, or ask those who run the site to put it back.';

/** Part of the transaction that gives up the task of a job; refused if a run has gone on meanwhile. */
export const giveUpJobItem = (job: JobRecord): TransactItem => {
  const failures = [{ id: job.id, name: job.title, sentence: givenUp }, ...job.failures].slice(0, keptFailures);
  const end = { state: 'failed', ended_at: nowIso(), is_given_up: true, failed: job.failed + 1, failures } as const;
  return { Put: replacing(job, next(job, end)).params() };
};

/** A job that was given up goes on where it stopped, once its task is put back; undefined if another run has begun. */
export async function resumeJob(job: JobRecord): Promise<JobRecord | undefined> {
  const failures = job.failures.filter(({ id }) => id !== job.id);
  const again = { state: 'running', ended_at: undefined, is_given_up: undefined } as const;
  return saveJob(job, { ...again, failed: job.failed - 1, failures });
}
