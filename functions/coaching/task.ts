import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs on coaching packages. */
export const coachingQueue = defineQueue('coaching');
