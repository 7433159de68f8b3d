import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#shared/notifications/notification.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { ShownNotifications } from './shown-notifications.ts';

/** Polling interval; a hidden tab does not poll. Milliseconds. */
const pollEvery = 30_000;

/** Fire-and-forget: a notification whose report fails is shown again another time. */
const note = (route: 'POST /notifications/{id}/shown' | 'POST /notifications/{id}/dismiss', id: string) =>
  api(route, { params: { id } }).catch(() => undefined);

/** The notification to show, and how to dismiss it for good. */
export function useNotification(): { readonly notification: Notification | null; readonly dismiss: () => void } {
  const { user } = useSession();
  const { data, mutate } = useApi(user ? 'GET /notifications' : null, undefined, { refreshInterval: pollEvery });
  const shown = useRef(new ShownNotifications());
  const [current, setCurrent] = useState<{ readonly user: string; readonly notification: Notification } | null>(null);
  useEffect(() => {
    const first = user && data && shown.current.first(user.id, data.notifications);
    if (!user || !first) return;
    setCurrent({ user: user.id, notification: first });
    void note('POST /notifications/{id}/shown', first.id);
  }, [user, data]);
  const notification = current && current.user === user?.id ? current.notification : null;
  const dismiss = () => {
    if (!notification) return;
    setCurrent(null);
    void note('POST /notifications/{id}/dismiss', notification.id).then(() => mutate());
  };
  return { notification, dismiss };
}
