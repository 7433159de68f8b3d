import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { bulkBody } from '../kernel/bulk.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint, countEndpoint, exportEndpoint } from '../kernel/job-endpoints.ts';
import { AdminUser, UserFilter, UserList, UserProfile, UserQuery, userStatuses } from './admin-user.ts';
import { OpenSessions } from './open-session.ts';
import { roles } from './role.ts';

const UserBulk = bulkBody(['activate', 'deactivate', 'welcome'], { one: 'user', many: 'users' }, UserFilter, {});
const Changed = Done.extend({ user: AdminUser });

/** What admins do with users. Deleting one is the privacy domain's, as it removes what every domain stores. */
export const adminUsersApi = {
  adminListUsers: endpoint({
    method: 'GET',
    path: '/admin/users',
    auth: 'admin:users.read',
    summary: 'Users, newest first, or those whose name or address begins with `search`; with counters over all users',
    query: UserQuery,
    response: UserList,
  }),
  adminExportUsers: exportEndpoint('/admin/users/export', 'admin:users.read', 'users', UserFilter),
  adminCountUsers: countEndpoint('/admin/users/count', 'admin', 'users', UserFilter),
  adminBulkUsers: bulkEndpoint('/admin/users/bulk', 'admin', 'users', UserBulk),
  adminGetUser: endpoint({
    method: 'GET',
    path: '/admin/users/{id}',
    auth: 'admin:users.read',
    summary: 'A user with the newest orders, books, reading places and acts of admins',
    response: UserProfile,
  }),
  adminSendWelcome: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/send-welcome',
    auth: 'admin',
    summary: 'Mails a welcome; 409 for a deactivated account',
    response: Done,
  }),
  adminSetUserStatus: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}/status',
    auth: 'admin',
    summary: 'Activates or deactivates an account; 409 for the own one and the last active admin',
    body: z.object({ status: z.enum(userStatuses) }),
    response: Changed,
  }),
  adminPromoteUser: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}/promote',
    auth: 'admin',
    summary: 'Makes somebody an admin, with their next sign-in',
    response: Changed,
  }),
  adminDemoteUser: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}/demote',
    auth: 'admin',
    summary: 'Removes admin privileges at once; 409 for oneself and the last active admin',
    response: Changed,
  }),
  adminSetUserRole: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}/role',
    auth: 'admin',
    summary: 'Gives a role; 403 for an owner or a new one unless the caller is an owner, 409 for the own role',
    body: z.object({ role: z.enum(roles) }),
    response: Changed,
  }),
  adminForcePasswordReset: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}/force-password-reset',
    auth: 'admin',
    summary: 'Until a new password is chosen, the account may do nothing else',
    response: Changed,
  }),
  adminResetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/admin/users/{id}/second-factor',
    auth: 'admin',
    summary: 'Removes the second factor of somebody who has lost it; 409 for the own one',
    response: Changed,
  }),
  adminEndSessions: endpoint({
    method: 'DELETE',
    path: '/admin/users/{id}/sessions',
    auth: 'admin',
    summary: 'Ends every session of a user',
    response: Done,
  }),
  adminListSessions: endpoint({
    method: 'GET',
    path: '/admin/users/{id}/sessions',
    auth: 'admin:users.read',
    summary: 'Where a user is signed in',
    response: OpenSessions,
  }),
  adminEndSession: endpoint({
    method: 'DELETE',
    path: '/admin/users/{id}/sessions/{session_id}',
    auth: 'admin',
    summary: 'Ends one session of a user',
    response: Done,
  }),
};
