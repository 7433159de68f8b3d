import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { aiToolBulk } from './ai-tool-bulk.ts';
import { aiToolQueue } from './task.ts';

export const aiToolTasks = createOutbox(aiToolQueue, (jobId) => runJob(jobId, aiToolQueue, aiToolBulk.jobs));
