import type { Job } from '#shared/kernel/job.ts';
import { useFollowJob } from './follow-job.ts';

interface Answer {
  readonly job: Job | null;
}

/** Returns a function that waits for a change and has the bar follow the job that the change started, if any. */
export function useFollowedJob(): (change: Promise<Answer>) => Promise<undefined> {
  const follow = useFollowJob();
  return async (change) => {
    const { job } = await change;
    if (job) follow(job);
    return undefined;
  };
}
