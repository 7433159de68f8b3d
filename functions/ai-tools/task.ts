import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs on AI tools. */
export const aiToolQueue = defineQueue('ai-tools');
