import * as z from 'zod';
import { bulkBody } from '../kernel/bulk.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { AdminBroadcast, BroadcastEdit, BroadcastInput, BroadcastSummary } from './broadcast.ts';
import { broadcastTypes } from './choices.ts';
import { Notification } from './notification.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });
const BroadcastFilter = z.object({
  type: z.enum(broadcastTypes).optional(),
  search: z.string().trim().max(200).optional(),
});
const broadcastNoun = { one: 'notification', many: 'notifications' };
const BroadcastBulk = bulkBody(['activate', 'deactivate', 'delete'], broadcastNoun, BroadcastFilter, {});
const Saved = z.object({ success: z.literal(true), message: z.string(), notification: AdminBroadcast });

export const notificationsApi = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    auth: 'user',
    summary: "The caller's notifications that are neither dismissed nor expired, most important first",
    response: z.object({ notifications: z.array(Notification) }),
  }),
  showNotification: endpoint({
    method: 'POST',
    path: '/notifications/{id}/shown',
    auth: 'user',
    summary: 'Marks a notification as shown',
    response: Done,
  }),
  dismissNotification: endpoint({
    method: 'POST',
    path: '/notifications/{id}/dismiss',
    auth: 'user',
    summary: 'Dismisses a notification permanently',
    response: Done,
  }),
  adminListBroadcasts: endpoint({
    method: 'GET',
    path: '/admin/notifications',
    auth: 'admin',
    summary: 'Broadcast notifications, newest first; of one type, or with searched words in title, message or code',
    query: PageQuery.extend(BroadcastFilter.shape),
    response: z.array(AdminBroadcast),
  }),
  adminBulkBroadcasts: bulkEndpoint('/admin/notifications/bulk', 'admin', 'notifications', BroadcastBulk),
  adminBroadcastSummary: endpoint({
    method: 'GET',
    path: '/admin/notifications/summary',
    auth: 'admin',
    summary: 'Counts of all, active, info and high-priority notifications, and of accounts',
    response: BroadcastSummary,
  }),
  adminCreateBroadcast: endpoint({
    method: 'POST',
    path: '/admin/notifications',
    auth: 'admin',
    once: true,
    summary: 'Notifies everyone in an audience',
    body: BroadcastInput,
    response: Saved,
    status: 201,
  }),
  adminEditBroadcast: endpoint({
    method: 'PUT',
    path: '/admin/notifications/{id}',
    auth: 'admin',
    summary: 'Changes a notification; 409 stale_version with `current` after a concurrent change',
    body: BroadcastEdit,
    response: Saved,
  }),
  adminDeleteBroadcast: endpoint({
    method: 'DELETE',
    path: '/admin/notifications/{id}',
    auth: 'admin',
    summary: 'Withdraws a notification from everyone',
    response: Done,
  }),
};
