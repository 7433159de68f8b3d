import { type Route, route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { adminUsersApi as api } from '#shared/accounts/admin-api.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { type Belongings, userProfile } from './admin-profile.service.ts';
import { endSessionOfUser, sessionsOfUser } from './admin-session.service.ts';
import {
  demote,
  endSessionsOf,
  forcePasswordReset,
  promote,
  resetSecondFactor,
  sendWelcome,
  setRole,
  setStatus,
} from './admin-user.service.ts';
import { toAdminUser } from './admin-user.view.ts';
import { adminListUsers, pageOfUsers } from './admin-user-list.service.ts';

const forced = 'Password reset forced. User will be prompted to change password on next login.';

const changed = (message: string, user: StoredUser) => ({ success: true as const, message, user: toAdminUser(user) });

/** `belongings` supplies what other domains know about a person. */
export const adminUserRoutes = (belongings: Belongings): readonly Route[] => [
  route(api.adminListUsers, ({ query }) => adminListUsers(query)),
  route(api.adminExportUsers, async ({ actor, body }) =>
    (await import('./user-export.ts')).userExport.start(actor, body),
  ),
  route(api.adminCountUsers, ({ query }) => countedBy(pageOfUsers)(query)),
  route(api.adminBulkUsers, async ({ actor, body }) => (await import('./user-bulk.ts')).userBulk.start(actor, body)),
  route(api.adminGetUser, ({ params }) => userProfile(params.id, belongings)),
  route(api.adminSendWelcome, async ({ actor, params }) => {
    await sendWelcome(actor, params.id);
    return { success: true as const, message: 'Welcome email sent successfully' };
  }),
  route(api.adminSetUserStatus, async ({ actor, params, body }) => {
    const user = await setStatus(actor, params.id, body.status);
    return changed(`User ${body.status === 'active' ? 'activated' : 'deactivated'} successfully`, user);
  }),
  route(api.adminPromoteUser, async ({ actor, params }) =>
    changed('User promoted to admin successfully', await promote(actor, params.id)),
  ),
  route(api.adminDemoteUser, async ({ actor, params }) =>
    changed('Admin privileges removed successfully', await demote(actor, params.id)),
  ),
  route(api.adminSetUserRole, async ({ actor, params, body }) =>
    changed('Role changed successfully', await setRole(actor, params.id, body.role)),
  ),
  route(api.adminForcePasswordReset, async ({ actor, params }) =>
    changed(forced, await forcePasswordReset(actor, params.id)),
  ),
  route(api.adminResetSecondFactor, async ({ actor, params }) =>
    changed('Second factor reset successfully', await resetSecondFactor(actor, params.id)),
  ),
  route(api.adminEndSessions, async ({ actor, params }) => {
    await endSessionsOf(actor, params.id);
    return { success: true as const, message: 'All sessions of this user have ended' };
  }),
  route(api.adminListSessions, ({ actor, params }) => sessionsOfUser(actor, params.id)),
  route(api.adminEndSession, async ({ actor, params }) => {
    await endSessionOfUser(actor, params.id, params.session_id);
    return { success: true as const, message: 'The session has ended' };
  }),
];
