import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { waitingTime } from '../../../api/admin/waiting-time.ts';
import { OrderAmount, OrderLink, RequestReason } from './order-parts.tsx';

/** How long a request has waited. */
export const Waiting = ({ order: { refund_request } }: { readonly order: AdminOrder }) =>
  refund_request && <Badge look="draft">Waits {waitingTime(refund_request.requested_at, Date.now())}</Badge>;

/** A request for a refund; the actions are below. */
export const RequestCard = ({ order, children }: { readonly order: AdminOrder; readonly children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <Waiting order={order} />
      <OrderAmount order={order} />
    </div>
    <p className="mt-2 line-clamp-2 font-strong">
      <OrderLink order={order} />
    </p>
    <p className="font-mono text-12 break-all text-muted">{order.id}</p>
    <p className="text-12 wrap-anywhere text-muted">{order.email}</p>
    <div className="mt-3 max-w-[68ch]">
      <RequestReason order={order} />
    </div>
    <div className="mt-3">{children}</div>
  </div>
);
