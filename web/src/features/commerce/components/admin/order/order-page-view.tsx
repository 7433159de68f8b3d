import type { AdminOrder } from '#shared/commerce/order.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { OrderSkeleton } from '../../order/order-skeleton.tsx';
import { asksForRefund, isPaid } from './order-acts.tsx';
import { OrderBuyer, OrderPayment } from './order-page-facts.tsx';
import { OrderPageHistory } from './order-page-history.tsx';
import { OrderPageLines } from './order-page-lines.tsx';
import { OrderState, RequestReason } from './order-parts.tsx';
import { Waiting } from './request-card.tsx';
import { type OrderDialogs, useOrderDialogs } from './use-order-dialogs.tsx';

interface Shown {
  readonly order: AdminOrder;
}
interface Acted extends Shown {
  readonly dialogs: OrderDialogs;
}

/** What the buyer asks for, to be granted or declined. */
const Request = ({ order, dialogs }: Acted) => (
  <SectionCard title="Refund requested">
    <Waiting order={order} />
    <div className="mt-3 mb-4 max-w-[68ch]">
      <RequestReason order={order} />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => dialogs.refund(order)}>Refund</Button>
      <Button variant="quiet" onClick={() => dialogs.decline(order)}>
        Decline
      </Button>
    </div>
  </SectionCard>
);

const Acts = ({ order, dialogs }: Acted) => (
  <div className="flex flex-wrap gap-2">
    {order.email !== '' && (
      <Button busy={dialogs.busyId === order.id} onClick={() => void dialogs.resendReceipt(order)}>
        Resend receipt
      </Button>
    )}
    {!asksForRefund(order) && <Button onClick={() => dialogs.refund(order)}>Refund</Button>}
  </div>
);

const Head = ({ order, dialogs }: Acted) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
    <div className="min-w-0">
      <h1 className="text-28!">Order</h1>
      <p className="mt-1 mb-2 font-mono text-14 break-all text-muted">{order.id}</p>
      <OrderState order={order} />
    </div>
    {isPaid(order) && <Acts {...{ order, dialogs }} />}
  </div>
);

const Body = ({ order, dialogs }: Acted) => (
  <div className="grid items-start gap-5 lg:grid-cols-[1fr_320px]">
    <div className="grid min-w-0 grid-cols-1 gap-5">
      {order.attention && <p className="rounded-control bg-danger-bg px-4 py-3.5 text-danger">{order.attention}</p>}
      {isPaid(order) && asksForRefund(order) && <Request {...{ order, dialogs }} />}
      <SectionCard title="Ebooks">
        <OrderPageLines order={order} />
      </SectionCard>
    </div>
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <SectionCard title="Buyer">
        <OrderBuyer order={order} />
      </SectionCard>
      <SectionCard title="Payment">
        <OrderPayment order={order} />
      </SectionCard>
      <SectionCard title="History">
        <OrderPageHistory order={order} />
      </SectionCard>
    </div>
  </div>
);

/** One order as admins see it: what was bought, by whom, how it was paid and what happened since. */
export function OrderPageView({ id }: { readonly id: string }) {
  const { data: order, error, mutate } = useApi('GET /admin/orders/{id}', { params: { id } });
  const dialogs = useOrderDialogs();
  if (error && !order) {
    const isUnknown = error.status === 404;
    return (
      <FailedState
        heading="h1"
        title={isUnknown ? 'Order not found' : 'The order could not be loaded'}
        error={error}
        onRetry={isUnknown ? undefined : () => mutate()}
        action={<ButtonLink to={href('adminOrders')}>Orders</ButtonLink>}
      >
        {isUnknown ? 'There is no order with this number.' : undefined}
      </FailedState>
    );
  }
  if (!order) return <OrderSkeleton />;
  return (
    <>
      <Head {...{ order, dialogs }} />
      <Body {...{ order, dialogs }} />
      {dialogs.shown}
    </>
  );
}
