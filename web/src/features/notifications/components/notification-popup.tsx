import { Clock, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#shared/notifications/notification.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { useHeight } from '#web/lib/use-height.ts';
import { endsSoon, shopOf } from '../api/shown-notifications.ts';
import { useNotification } from '../api/use-notification.ts';
import { DiscountCode } from './discount-code.tsx';

interface PopupProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}

/**
 * Non-modal: takes no focus, and Escape inside dismisses it. It stands where the cookie notice stands, which it waits
 * for, and leaves the page's heading and search free.
 */
function Popup({ notification, onDismiss }: PopupProps) {
  const navigate = useNavigate();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useHeight(box, '--notice-height');
  const { title, message, discount_code, discount_percentage } = notification;
  const shop = () => {
    onDismiss();
    void navigate(shopOf(notification));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <div
      ref={box}
      role="dialog"
      data-notice
      aria-labelledby={heading}
      className="no-print fixed inset-x-3 bottom-[calc(var(--bar)+12px)] z-15 animate-fade-in rounded-card border border-line-control bg-surface p-4 shadow-float sm:right-auto sm:left-4 sm:w-100 sm:p-5"
      onKeyDown={onKeyDown}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="text-18 leading-tight text-pretty">
          {title}
        </h2>
        <IconButton label="Close" className="-mt-2 -mr-2" onClick={onDismiss}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mt-1 text-14 text-pretty text-muted">{message}</p>
      {discount_code && <DiscountCode code={discount_code} percent={discount_percentage} />}
      {endsSoon(notification, Date.now()) && (
        <p className="mt-3 flex items-center gap-2 text-14 font-strong text-draft">
          <Clock size={16} aria-hidden="true" />
          Limited time: this ends within 2 hours
        </p>
      )}
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="quiet" onClick={onDismiss}>
          Maybe Later
        </Button>
        <Button variant="primary" onClick={shop}>
          Shop Now
        </Button>
      </div>
    </div>
  );
}

/** Shows a signed-in user one notification per tab. None in the back-office. */
export function NotificationPopup() {
  const { notification, dismiss } = useNotification();
  return <div aria-live="polite">{notification && <Popup notification={notification} onDismiss={dismiss} />}</div>;
}
