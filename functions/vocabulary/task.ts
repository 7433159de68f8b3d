import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import type { ReplacementJobs } from '#lib/vocabulary/renaming/replacement.job.ts';

/** Jobs of the vocabulary. */
export const vocabularyQueue = defineQueue('vocabulary');

/** Those that give a new name to what has a tag or category. */
export const replacements: ReplacementJobs = {
  queue: vocabularyQueue,
  kind: 'vocabulary.replace',
  holder: { one: 'thing', many: 'things' },
};
