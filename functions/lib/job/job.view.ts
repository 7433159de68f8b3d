import type { Job, JobDetail } from '#shared/kernel/job.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SignedIn } from '../actor.ts';
import { notFound } from '../errors.ts';
import { findJob, type JobRecord, listJobs, listJobsOf } from './job.repo.ts';
import { fileOf } from './job-file.ts';

/** Who looks at jobs: admins see all, others those that they have asked for. */
export type Onlooker = Pick<SignedIn, 'id' | 'areas'>;
const seesAll = ({ areas }: Onlooker): boolean => areas.includes('admin');

/** A job as the back-office sees it. */
export const toJob = (job: JobRecord): Job => {
  const { id, kind, title, state, done, total = null, failed, by, asked_at, ended_at = null } = job;
  return { id, kind, title, state, done, total, failed, by, asked_at, ended_at, file: fileOf(job) };
};

/** Background jobs, newest first. */
export async function jobList(onlooker: Onlooker, query: PageQuery): Promise<Page<Job>> {
  const { items, ...page } = await (seesAll(onlooker) ? listJobs(query) : listJobsOf(onlooker.id, query));
  return { ...page, items: items.map(toJob) };
}

/** The same with its failures; 404 once it is forgotten. */
export function withFailures(job: JobRecord | undefined): JobDetail {
  if (!job) throw notFound('This job is no longer there');
  return { ...toJob(job), failures: job.failures };
}

/** A job that somebody may see; undefined for any other. */
export async function jobFor(onlooker: Onlooker, id: string): Promise<JobRecord | undefined> {
  const job = await findJob(id);
  return job && (seesAll(onlooker) || job.actor_id === onlooker.id) ? job : undefined;
}

/** One job with its failures; 404 once it is forgotten, and for others than admins and whoever asked for it. */
export const jobDetail = async (onlooker: Onlooker, id: string): Promise<JobDetail> =>
  withFailures(await jobFor(onlooker, id));
