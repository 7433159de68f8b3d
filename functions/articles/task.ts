import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs on articles. */
export const articleQueue = defineQueue('articles');
