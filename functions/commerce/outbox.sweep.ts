import { orderTasks } from './outbox/outbox.ts';

/** Runs when mails are queued, and every minute for tasks that were missed, failed, or left by a process that died. */
export const handler = orderTasks.work;
