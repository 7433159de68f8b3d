import type { Manager, Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { masked } from '#lib/mail/masked.ts';
import { accountQueue } from '../task.ts';
import { findById } from '../user/user-list.repo.ts';
import { sendWelcome, setStatus } from './admin-user.service.ts';
import { pageOfUsers } from './admin-user-list.service.ts';

/** What a job may do to people: as an admin, so that owners are left to an owner, one by one. */
const asAdmin = (writer: Writer): Manager => ({ ...writer, areas: ['admin'] });

/** What can be done to many users at once. Failures are kept for a month, so they mask addresses. */
export const userBulk = bulk(accountQueue, {
  thing: 'user',
  noun: { one: 'user', many: 'users' },
  acts: {
    activate: { title: doing('Activate'), carryOut: (writer, id) => setStatus(asAdmin(writer), id, 'active') },
    deactivate: { title: doing('Deactivate'), carryOut: (writer, id) => setStatus(asAdmin(writer), id, 'inactive') },
    welcome: { title: doing('Send the welcome email to'), carryOut: sendWelcome },
  },
  nameOf: async (id) => {
    const user = await findById(id);
    return user && masked(user.email);
  },
  idsThatMatch: idsOf(pageOfUsers),
});
