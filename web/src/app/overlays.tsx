import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LateDialog, type LateDialogProps } from '#web/components/ui/late/late-dialog.tsx';
import { QuietPart } from '#web/components/ui/late/late-part.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { answerPurchaseTerms, usePurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { lateComponent } from '#web/lib/late.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { onFirstToast } from '#web/lib/toast.ts';
import { leaveQuestion } from './leave-question.ts';

const CartPanel = lateComponent(
  async () => (await import('#web/features/commerce/components/cart-panel.tsx')).CartPanel,
);
const ChangePasswordDialog = lateComponent(
  async () => (await import('#web/features/accounts/components/change-password-dialog.tsx')).ChangePasswordDialog,
);
const LeaveDialog = lateComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
/** Content blockers may refuse this module. That is the visitor's right, and the page works without it. */
const VisitorCounting = lateComponent(
  async () => (await import('#web/features/analytics/components/visitor-counting.tsx')).VisitorCounting,
);
const NotificationPopup = lateComponent(
  async () => (await import('#web/features/notifications/components/notification-popup.tsx')).NotificationPopup,
);
const PurchaseTermsDialog = lateComponent(
  async () => (await import('#web/features/commerce/components/purchase-terms-dialog.tsx')).PurchaseTermsDialog,
);
const Toaster = lateComponent(async () => (await import('#web/components/ui/feedback/toaster.tsx')).Toaster);

/** Stays mounted once shown, so it can return the focus when it closes. */
function OnceNeeded({ needed, children }: { readonly needed: boolean; readonly children: ReactNode }) {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  return wasNeeded && children;
}

const OnceOpened = (props: LateDialogProps) => (
  <OnceNeeded needed={props.open}>
    <LateDialog {...props} />
  </OnceNeeded>
);

function ToasterHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return (
    <QuietPart part={Toaster} isWanted={isNeeded}>
      <Toaster />
    </QuietPart>
  );
}

function ChangePasswordHost() {
  const { user } = useSession();
  const { isOpen, close } = useChangePassword();
  const forced = user?.force_password_change ?? false;
  if (!user) return null;
  return (
    <OnceOpened part={ChangePasswordDialog} open={isOpen || forced} onClose={forced ? undefined : close}>
      <ChangePasswordDialog open={isOpen || forced} forced={forced} onClose={close} />
    </OnceOpened>
  );
}

function CartHost() {
  const { isOpen, close } = useCart();
  return (
    <OnceOpened part={CartPanel} open={isOpen} onClose={close}>
      <CartPanel />
    </OnceOpened>
  );
}

/** An open cart asks for the terms itself. */
function PurchaseTermsHost() {
  const isAsked = usePurchaseTerms();
  const { isOpen: isInCart } = useCart();
  return (
    <OnceOpened part={PurchaseTermsDialog} open={isAsked && !isInCart} onClose={() => answerPurchaseTerms(false)}>
      <PurchaseTermsDialog />
    </OnceOpened>
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
      <QuietPart part={VisitorCounting} isWanted={isLater}>
        <VisitorCounting />
      </QuietPart>
      {user && !user.force_password_change && (
        <QuietPart part={NotificationPopup} isWanted={isLater}>
          <NotificationPopup />
        </QuietPart>
      )}
    </>
  );
}

/** Overlays available on every page. Their code is loaded on first use. */
export function Overlays() {
  const isAsking = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current) !== null;
  return (
    <>
      <CartHost />
      <ChangePasswordHost />
      <PurchaseTermsHost />
      <LaterHost />
      {isAsking && (
        <LateDialog part={LeaveDialog} open onClose={() => leaveQuestion.answer(false)}>
          <LeaveDialog />
        </LateDialog>
      )}
      <ToasterHost />
    </>
  );
}
