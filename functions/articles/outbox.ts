import { type JobActs, runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { articleBulk } from './article/article-bulk.ts';
import { authorDeletion, authorDeletionWalk } from './author/author-deletion.job.ts';
import { articleQueue } from './task.ts';

const jobs: JobActs = { ...articleBulk.jobs, [authorDeletion]: authorDeletionWalk };

export const articleTasks = createOutbox(articleQueue, (jobId) => runJob(jobId, articleQueue, jobs));
