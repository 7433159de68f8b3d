import { Printer } from 'lucide-react';
import type { Order } from '#shared/commerce/order.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { useOrder } from '../../api/order.ts';
import { OrderNotice } from './order-notice.tsx';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const Acts = ({ order, onChange }: { readonly order: Order; readonly onChange: (order: Order) => void }) => (
  <aside aria-label="About this order" className="no-print grid content-start gap-5">
    <div className="grid gap-2">
      {order.paid_at && (
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      )}
      {order.lines.some(({ status }) => status === 'granted') && (
        <ButtonLink to={href('library')}>My Library</ButtonLink>
      )}
    </div>
    <OrderRefund order={order} onRequested={onChange} />
  </aside>
);

export interface OrderViewProps {
  readonly id: string;
  readonly buyer: OrderReceiptProps['buyer'];
}

/** One order: notice, receipt, and actions. */
export function OrderView({ id, buyer }: OrderViewProps) {
  const { data: order, error, mutate } = useOrder(id);
  if (error && !order) {
    const isUnknown = error.status === 404;
    return (
      <FailedState
        title={isUnknown ? 'Order not found' : 'Your order could not be loaded'}
        error={error}
        onRetry={isUnknown ? undefined : () => mutate()}
        action={<ButtonLink to={href('orders')}>Orders and receipts</ButtonLink>}
      >
        {isUnknown ? 'There is no such order in your account.' : undefined}
      </FailedState>
    );
  }
  if (!order) return <OrderSkeleton />;
  return (
    <>
      <OrderNotice order={order} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_280px] print:block">
        <OrderReceipt order={order} buyer={buyer} />
        <Acts order={order} onChange={(next) => void mutate(next, { revalidate: false })} />
      </div>
    </>
  );
}
