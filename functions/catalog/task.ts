import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs of the catalogue. */
export const catalogQueue = defineQueue('catalog');
