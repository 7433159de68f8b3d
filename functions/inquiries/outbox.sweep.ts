import { inquiryTasks } from './outbox.ts';

/** Called when a mail is queued, and every minute for tasks that such a call missed or SES refused. */
export const handler = inquiryTasks.work;
