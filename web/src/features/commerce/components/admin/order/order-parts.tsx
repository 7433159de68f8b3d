import type { AdminOrder } from '#shared/commerce/order.ts';
import { titlesOf } from '#shared/commerce/order-columns.ts';
import { formatDateTime, formatItems, formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { OrderStatus } from './order-status.tsx';

interface Shown {
  readonly order: AdminOrder;
}

/** The status, and a request for a refund that waits. */
export const OrderState = ({ order }: Shown) => (
  <span className="flex flex-wrap items-center gap-2">
    <OrderStatus order={order} />
    {order.refund_request?.declined_at === null && <Badge look="draft">Refund requested</Badge>}
  </span>
);

/** The total, and what went back of it. */
export const OrderAmount = ({ order }: Shown) => (
  <span className="text-right font-mono">
    {formatPrice(order.total)}
    {order.refunded > 0 && <span className="block text-12 text-muted">−{formatPrice(order.refunded)} refunded</span>}
  </span>
);

/** What was bought, leading to the order's page. */
export const OrderLink = ({ order }: Shown) => (
  <TextLink to={useFromList()(href('adminOrder', { id: order.id }))} className="text-ink hover:text-accent">
    {titlesOf(order)}
  </TextLink>
);

/** What the buyer wrote when they asked for a refund. */
export const RequestReason = ({ order: { refund_request } }: Shown) =>
  refund_request && (
    <blockquote className="border-l-2 border-line-control pl-3 wrap-anywhere whitespace-pre-line text-muted">
      {refund_request.reason || 'No reason given.'}
    </blockquote>
  );

/** What was bought and under which number. */
export const OrderTitle = ({ order }: Shown) => (
  <div className="max-w-60 min-w-0">
    <p className="truncate font-strong" title={titlesOf(order)}>
      <OrderLink order={order} />
    </p>
    <p className="truncate font-mono text-12 text-muted">{order.id}</p>
  </div>
);

/** An order on a small screen; the actions are in its corner. */
export const OrderCard = ({ order, children }: Shown & { readonly children: React.ReactNode }) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <OrderState order={order} />
      <OrderAmount order={order} />
    </div>
    <p className="mt-2 truncate font-strong">
      <OrderLink order={order} />
    </p>
    <p className="text-12 break-words text-muted">
      {order.email}, {formatDateTime(order.created_at)}, {formatItems(order.lines.length, 'item')}
    </p>
    <div className="flex min-h-8 items-center justify-between gap-3">
      <p className="font-mono text-12 break-all text-muted">{order.id}</p>
      <div className="-my-1.5 -mr-2.5">{children}</div>
    </div>
  </div>
);
