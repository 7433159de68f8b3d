import { listExport } from '#lib/job/list-export.ts';
import { userTexts } from '#shared/accounts/user-columns.ts';
import { accountQueue } from '../task.ts';
import { pageOfUsers } from './admin-user-list.service.ts';

/** The users as a file. */
export const userExport = listExport(accountQueue, {
  ...{ kind: 'user.export', noun: 'users', area: 'admin:users.read' },
  columns: userTexts,
  page: pageOfUsers,
});
