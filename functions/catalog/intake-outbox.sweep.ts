import { intakeTasks } from './intake/outbox.ts';

/** Called when a file is to be read, and every minute for tasks that were missed, failed, or left by a process that died. */
export const handler = intakeTasks.work;
