import { inquiryTasks } from './outbox.ts';

/** Called when an inquiry left mails, and each minute for what such a call missed or SES refused. */
export const handler = inquiryTasks.work;
