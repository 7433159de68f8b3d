import { createOutbox } from '#lib/outbox/outbox.ts';
import { perform } from './subscriber/opt-in.ts';
import { newsletterQueue } from './task.ts';

/** The newsletter's worker: what answers and sweeps have left to be done. */
export const newsletterTasks = createOutbox(newsletterQueue, perform);
