import { findName } from '#functions/accounts/public.ts';
import { fileTasks } from './file-outbox.ts';

/** Called when a file is asked for, and every minute for those of changed ebooks and for tasks that were missed. */
export const handler = fileTasks(findName).work;
