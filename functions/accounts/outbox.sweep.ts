import { accountTasks } from './outbox.ts';

/** Called when somebody is owed a mail, and each minute for what such a call missed or SES refused. */
export const handler = accountTasks.work;
