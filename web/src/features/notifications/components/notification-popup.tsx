import { Clock, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#shared/notifications/notification.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { endsSoon, shopOf } from '../api/shown-notifications.ts';
import { useNotification } from '../api/use-notification.ts';
import { DiscountCode } from './discount-code.tsx';

interface PopupProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}

/** Non-modal: takes no focus, and Escape inside dismisses it. */
function Popup({ notification, onDismiss }: PopupProps) {
  const navigate = useNavigate();
  const heading = useId();
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
      role="dialog"
      aria-labelledby={heading}
      className="no-print fixed inset-x-3 top-17 z-15 animate-fade-in rounded-card border border-line bg-surface p-4 shadow-float sm:top-20 sm:right-4 sm:left-auto sm:w-95 sm:p-5"
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
