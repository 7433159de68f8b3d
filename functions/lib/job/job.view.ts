import type { Job, JobDetail } from '#shared/kernel/job.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { notFound } from '../errors.ts';
import { findJob, type JobRecord, listJobs } from './job.repo.ts';

/** A job as admins see it. */
export const toJob = (job: JobRecord): Job => {
  const { id, kind, title, state, done, total = null, failed, by, asked_at, ended_at = null } = job;
  return { id, kind, title, state, done, total, failed, by, asked_at, ended_at };
};

/** Background jobs, newest first. */
export async function jobList(query: PageQuery): Promise<Page<Job>> {
  const { items, ...page } = await listJobs(query);
  return { ...page, items: items.map(toJob) };
}

/** One job with its failures; 404 once it is forgotten. */
export async function jobDetail(id: string): Promise<JobDetail> {
  const job = await findJob(id);
  if (!job) throw notFound('This job is no longer there');
  return { ...toJob(job), failures: job.failures };
}
