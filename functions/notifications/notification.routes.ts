import { route } from '#lib/http/route.ts';
import { notificationsApi } from '#shared/notifications/api.ts';
import { createBroadcast, deleteBroadcast, editBroadcast } from './broadcast.service.ts';
import { adminListBroadcasts, broadcastSummary } from './broadcast-list.service.ts';
import { listNotifications, markNotification } from './notification.service.ts';

export const notificationRoutes = [
  route(notificationsApi.listNotifications, ({ actor }) => listNotifications(actor)),
  route(notificationsApi.showNotification, ({ actor, params }) => markNotification(actor, params.id, 'shown_at')),
  route(notificationsApi.dismissNotification, ({ actor, params }) =>
    markNotification(actor, params.id, 'dismissed_at'),
  ),
  route(notificationsApi.adminListBroadcasts, ({ query }) => adminListBroadcasts(query)),
  route(notificationsApi.adminBulkBroadcasts, async ({ actor, body }) =>
    (await import('./broadcast-bulk.ts')).broadcastBulk.start(actor, body),
  ),
  route(notificationsApi.adminBroadcastSummary, () => broadcastSummary()),
  route(notificationsApi.adminCreateBroadcast, ({ actor, body }) => createBroadcast(actor, body)),
  route(notificationsApi.adminEditBroadcast, ({ actor, params, body }) => editBroadcast(actor, params.id, body)),
  route(notificationsApi.adminDeleteBroadcast, ({ actor, params }) => deleteBroadcast(actor, params.id)),
];
