import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '#shared/notifications/notification.ts';
import { href } from '#shared/pages/href.ts';
import { matchPage } from '#shared/pages/match.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useCart } from '#web/lib/cart/cart.ts';
import { useIsDialogOpen } from '#web/lib/open-dialogs.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useVisitorChoice } from '#web/lib/session/visitor-choice.ts';
import { tabStore } from '#web/lib/storage/tab-store.ts';
import { ShownNotifications } from './shown-notifications.ts';

/** Polling interval; a hidden tab does not poll. Milliseconds. */
const pollEvery = 30_000;

const shown = new ShownNotifications(tabStore);

/** Fire-and-forget: a notification whose report fails is shown again another time. */
const note = (route: 'POST /notifications/{id}/shown' | 'POST /notifications/{id}/dismiss', id: string) =>
  api(route, { params: { id } }).catch(() => undefined);

/** The profile of a user is the only page of the back-office outside its folder. */
const isBackOffice = (path: string): boolean =>
  path.startsWith(href('adminDashboard')) || matchPage(path)?.name === 'adminUser';

/** Whether something has the reader's attention: work, the result of a payment, a dialog, the cart, the cookie question. */
function useIsBusy(): boolean {
  const { pathname } = useLocation();
  const { isAdmin } = useSession();
  const isDialogOpen = useIsDialogOpen();
  // Its code may still be loading: no panel is counted until then.
  const { isOpen: isCartOpen } = useCart();
  const { isAsked } = useVisitorChoice();
  const isElsewhere = isBackOffice(pathname) || pathname === href('purchaseSuccess');
  // Admins are not counted, and so not asked.
  return isElsewhere || isDialogOpen || isCartOpen || (isAsked && !isAdmin);
}

/** The notification to show, and how to dismiss it for good. One per tab; it waits while the reader is busy. */
export function useNotification(): { readonly notification: Notification | null; readonly dismiss: () => void } {
  const { user } = useSession();
  const isBusy = useIsBusy();
  const { data, mutate } = useApi(user ? 'GET /notifications' : null, undefined, { refreshInterval: pollEvery });
  const [current, setCurrent] = useState<{ readonly user: string; readonly notification: Notification } | null>(null);
  useEffect(() => {
    const first = user && data && !isBusy && shown.first(user.id, data.notifications);
    if (!user || !first) return;
    setCurrent({ user: user.id, notification: first });
    void note('POST /notifications/{id}/shown', first.id);
  }, [user, data, isBusy]);
  const notification = current && current.user === user?.id ? current.notification : null;
  const dismiss = () => {
    if (!notification) return;
    setCurrent(null);
    void note('POST /notifications/{id}/dismiss', notification.id).then(() => mutate());
  };
  return { notification: isBusy ? null : notification, dismiss };
}
