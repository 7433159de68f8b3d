import { orderTasks } from './outbox/outbox.ts';

/** Called when a change left mails, and each minute for what such a call missed, a process left that died, or was down. */
export const handler = orderTasks.work;
