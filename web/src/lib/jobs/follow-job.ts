import { useSWRConfig } from 'swr';
import type { Job } from '#shared/kernel/job.ts';
import type { ApiPage } from '../api/api-types.ts';

const isJobList = (key: unknown): boolean => Array.isArray(key) && key[1] === 'GET /admin/jobs';

/** The list with a job that was just started: one that ends before the next look has been seen to run. */
const withJob = (page: ApiPage<Job>, job: Job): ApiPage<Job> => ({
  ...page,
  items: [job, ...page.items.filter(({ id }) => id !== job.id)],
});

/** Returns a function that has the bar of the back-office follow a job until it ends. */
export function useFollowJob(): (job: Job) => void {
  const { mutate } = useSWRConfig();
  return (job) => void mutate(isJobList, (page?: ApiPage<Job>) => page && withJob(page, job));
}
