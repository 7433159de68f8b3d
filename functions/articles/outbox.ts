import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { articleBulk } from './article/article-bulk.ts';
import { articleQueue } from './task.ts';

export const articleTasks = createOutbox(articleQueue, (jobId) => runJob(jobId, articleQueue, articleBulk.jobs));
