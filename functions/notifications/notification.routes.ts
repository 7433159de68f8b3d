import { route } from '#lib/http/route.ts';
import { notificationsApi } from '#shared/notifications/api.ts';
import { listBroadcasts } from './broadcast.repo.ts';
import { broadcastSummary, broadcasts, createBroadcast, editBroadcast } from './broadcast.service.ts';
import { listNotifications, markNotification } from './notification.service.ts';

export const notificationRoutes = [
  route(notificationsApi.listNotifications, ({ actor }) => listNotifications(actor)),
  route(notificationsApi.showNotification, ({ actor, params }) => markNotification(actor, params.id, 'shown_at')),
  route(notificationsApi.dismissNotification, ({ actor, params }) =>
    markNotification(actor, params.id, 'dismissed_at'),
  ),
  route(notificationsApi.adminListBroadcasts, ({ query }) => listBroadcasts(query)),
  route(notificationsApi.adminBroadcastSummary, () => broadcastSummary()),
  route(notificationsApi.adminCreateBroadcast, ({ actor, body }) => createBroadcast(actor, body)),
  route(notificationsApi.adminEditBroadcast, ({ actor, params, body }) => editBroadcast(actor, params.id, body)),
  route(notificationsApi.adminDeleteBroadcast, ({ actor, params }) => broadcasts.delete(actor, params.id)),
];
