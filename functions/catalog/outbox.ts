import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { replacementWalk } from '#lib/vocabulary/renaming/replacement.walk.ts';
import { ebooks } from './ebook/admin-ebook.service.ts';
import { ebookBulk } from './ebook/list/ebook-bulk.ts';
import { ebookExport } from './ebook/list/ebook-export.ts';
import { catalogQueue, frameworkReplacements } from './task.ts';
import { frameworkBulk } from './vocabulary/framework-bulk.ts';

const jobs = {
  ...ebookBulk.jobs,
  ...frameworkBulk.jobs,
  ...ebookExport.jobs,
  [frameworkReplacements.kind]: replacementWalk([ebooks.replaceName]),
};

export const catalogTasks = createOutbox(catalogQueue, (jobId) => runJob(jobId, catalogQueue, jobs));
