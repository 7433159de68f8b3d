import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { replacement } from './replacement.walk.ts';
import { vocabularyQueue } from './task.ts';

export const vocabularyTasks = createOutbox(vocabularyQueue, (jobId) =>
  runJob(jobId, vocabularyQueue, { 'vocabulary.replace': replacement }),
);
