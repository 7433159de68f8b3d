import { replaceName as inAiTools } from '#functions/ai-tools/public.ts';
import { replaceName as inArticles } from '#functions/articles/public.ts';
import { replaceName as inCatalog } from '#functions/catalog/public.ts';
import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { replacementWalk } from '#lib/vocabulary/renaming/replacement.walk.ts';
import { replacements, vocabularyQueue } from './task.ts';

/** The domains whose things are sorted by tags and categories. */
const jobs = { [replacements.kind]: replacementWalk([inCatalog, inArticles, inAiTools]) };

export const vocabularyTasks = createOutbox(vocabularyQueue, (jobId) => runJob(jobId, vocabularyQueue, jobs));
