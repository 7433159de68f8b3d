import { articleTasks } from './outbox.ts';

/** Called when a job is asked for, and every minute for tasks that were missed, failed, or left by a process that died. */
export const handler = articleTasks.work;
