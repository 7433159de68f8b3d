import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs of the vocabulary. */
export const vocabularyQueue = defineQueue('vocabulary');
