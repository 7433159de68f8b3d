import { generationTasks } from './outbox.ts';

/** Called when an execution is to be started or stopped, and every minute for tasks that were missed, failed, or left by a process that died. */
export const handler = generationTasks.work;
