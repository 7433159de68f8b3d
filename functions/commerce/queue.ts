import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Tasks and jobs of the shop. */
export const orderQueue = defineQueue('commerce');
