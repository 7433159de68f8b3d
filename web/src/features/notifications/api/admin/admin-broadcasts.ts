import type { BroadcastInput } from '#shared/notifications/broadcast.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to the notifications that many people get. */
export const useAdminBroadcasts = () =>
  useManagedThings<BroadcastInput>({
    noun: 'notification',
    create: (body) => api('POST /admin/notifications', { body }),
    edit: (id, body) => api('PUT /admin/notifications/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /admin/notifications/{id}', { params: { id } }),
    shown: ['GET /admin/notifications', 'GET /admin/notifications/summary'],
  });
