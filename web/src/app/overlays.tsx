import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useCart } from '#web/lib/cart/cart.ts';
import { usePurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { onFirstToast } from '#web/lib/toast.ts';
import { leaveQuestion } from './leave-question.ts';

const CartPanel = lazy(async () => ({
  default: (await import('#web/features/commerce/components/cart-panel.tsx')).CartPanel,
}));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/components/change-password-dialog.tsx')).ChangePasswordDialog,
}));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
/** Content blockers may refuse this module. That is the visitor's right, and the page works without it. */
const VisitorCounting = lazy(async () => {
  try {
    return { default: (await import('#web/features/analytics/components/visitor-counting.tsx')).VisitorCounting };
  } catch {
    return { default: () => null };
  }
});
const NotificationPopup = lazy(async () => ({
  default: (await import('#web/features/notifications/components/notification-popup.tsx')).NotificationPopup,
}));
const PurchaseTermsDialog = lazy(async () => ({
  default: (await import('#web/features/commerce/components/purchase-terms-dialog.tsx')).PurchaseTermsDialog,
}));
const Toaster = lazy(async () => ({ default: (await import('#web/components/ui/feedback/toaster.tsx')).Toaster }));

/** Stays mounted once shown, so it can return the focus when it closes. */
function OnceNeeded({ needed, children }: { readonly needed: boolean; readonly children: ReactNode }) {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <Suspense>{children}</Suspense>;
}

function ToasterHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return (
    <OnceNeeded needed={isNeeded}>
      <Toaster />
    </OnceNeeded>
  );
}

function ChangePasswordHost() {
  const { user } = useSession();
  const { isOpen, close } = useChangePassword();
  const forced = user?.force_password_change ?? false;
  if (!user) return null;
  return (
    <OnceNeeded needed={isOpen || forced}>
      <ChangePasswordDialog open={isOpen || forced} forced={forced} onClose={close} />
    </OnceNeeded>
  );
}

/** Delay before counting the visit and checking for notifications, to keep the first page load free. Milliseconds. */
const firstPage = 1000;

function LaterHost() {
  const [isLater, setLater] = useState(false);
  const { user } = useSession();
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), firstPage);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OnceNeeded needed={isLater}>
        <VisitorCounting />
      </OnceNeeded>
      {user && !user.force_password_change && (
        <OnceNeeded needed={isLater}>
          <NotificationPopup />
        </OnceNeeded>
      )}
    </>
  );
}

/** Overlays available on every page. Their code is loaded on first use. */
export function Overlays() {
  const cart = useCart();
  const isAsking = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current) !== null;
  return (
    <>
      <OnceNeeded needed={cart.isOpen}>
        <CartPanel />
      </OnceNeeded>
      <ChangePasswordHost />
      <OnceNeeded needed={usePurchaseTerms()}>
        <PurchaseTermsDialog />
      </OnceNeeded>
      <LaterHost />
      {isAsking && (
        <Suspense>
          <LeaveDialog />
        </Suspense>
      )}
      <ToasterHost />
    </>
  );
}
