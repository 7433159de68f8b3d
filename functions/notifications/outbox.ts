import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { broadcastBulk } from './broadcast-bulk.ts';
import { notificationQueue } from './task.ts';

export const notificationTasks = createOutbox(notificationQueue, (jobId) =>
  runJob(jobId, notificationQueue, broadcastBulk.jobs),
);
