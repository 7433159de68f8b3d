import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import type { ReplacementJobs } from '#lib/vocabulary/renaming/replacement.job.ts';

/** Jobs of the catalogue. */
export const catalogQueue = defineQueue('catalog');

/** Those that give ebooks the new name of a framework. */
export const frameworkReplacements: ReplacementJobs = {
  queue: catalogQueue,
  kind: 'framework.replace',
  holder: { one: 'ebook', many: 'ebooks' },
};
