import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { ebookBulkActs } from './ebook/ebook-bulk.acts.ts';
import { catalogQueue } from './task.ts';

export const catalogTasks = createOutbox(catalogQueue, (jobId) => runJob(jobId, catalogQueue, ebookBulkActs));
