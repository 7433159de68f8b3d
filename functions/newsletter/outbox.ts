import { createOutbox } from '#lib/outbox/outbox.ts';
import { perform } from './subscriber/opt-in.ts';
import { newsletterQueue } from './task.ts';

/** The newsletter's worker, for tasks queued by requests and sweeps. */
export const newsletterTasks = createOutbox(newsletterQueue, perform);
