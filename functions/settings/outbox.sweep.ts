import { settingsTasks } from './outbox.ts';

/** Called when an export is asked for, and every minute for tasks that were missed, failed, or left by a process that died. */
export const handler = settingsTasks.work;
