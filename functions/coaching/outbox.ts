import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { coachingPackageBulk } from './coaching-package-bulk.ts';
import { coachingQueue } from './task.ts';

export const coachingTasks = createOutbox(coachingQueue, (jobId) =>
  runJob(jobId, coachingQueue, coachingPackageBulk.jobs),
);
