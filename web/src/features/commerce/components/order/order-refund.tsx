import { useState } from 'react';
import type { Order } from '#shared/commerce/order.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { refundState } from '../../api/order-refund.ts';
import { OrderRefundDialog } from './order-refund-dialog.tsx';

export interface OrderRefundProps {
  readonly order: Order;
  /** Called with the order after the claim. */
  readonly onRequested: (order: Order) => void;
}

const Claimable = ({ order, onRequested }: OrderRefundProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="mt-1.5 text-muted">
        Not what you needed? Until {formatDate(order.refundable_until ?? order.created_at)} you can ask for your money
        back.
      </p>
      <Button className="mt-4 w-full" onClick={() => setOpen(true)}>
        Request a refund
      </Button>
      <OrderRefundDialog order={order} open={isOpen} onOpenChange={setOpen} onRequested={onRequested} />
    </>
  );
};

const Requested = ({ request }: { readonly request: NonNullable<Order['refund_request']> }) => (
  <>
    <p className="mt-1.5">
      Refund requested on <time dateTime={request.requested_at}>{formatDate(request.requested_at)}</time>. We answer by
      email.
    </p>
    {request.reason && (
      <blockquote className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
        {request.reason}
      </blockquote>
    )}
  </>
);

const Declined = ({ request }: { readonly request: NonNullable<Order['refund_request']> }) => (
  <>
    <p className="mt-1.5">
      {request.declined_at && `Your request was declined on ${formatDate(request.declined_at)}.`} If you see it
      differently, <TextLink to={href('contact')}>write to us</TextLink>.
    </p>
    {request.note && (
      <blockquote className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
        {request.note}
      </blockquote>
    )}
  </>
);

/** The 30-day guarantee of an order: claimable, claimed, declined, or expired. */
export function OrderRefund({ order, onRequested }: OrderRefundProps) {
  const state = refundState(order, Date.now());
  if (state === 'none') return null;
  return (
    <section aria-labelledby="guarantee" className="border-t border-line pt-5 text-14">
      <h2 id="guarantee" className="text-18!">
        30-day money-back guarantee
      </h2>
      <div aria-live="polite">
        {state === 'requested' && order.refund_request && <Requested request={order.refund_request} />}
        {state === 'declined' && order.refund_request && <Declined request={order.refund_request} />}
        {state === 'over' && order.refundable_until && (
          <p className="mt-1.5 text-muted">It ended on {formatDate(order.refundable_until)}.</p>
        )}
      </div>
      {state === 'claimable' && <Claimable order={order} onRequested={onRequested} />}
    </section>
  );
}
