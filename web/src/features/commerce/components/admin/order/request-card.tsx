import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { waitingTime } from '../../../api/admin/waiting-time.ts';
import { OrderAmount, OrderTitle, RequestReason } from './order-parts.tsx';

/** How long a request has waited. */
export const Waiting = ({ order: { refund_request } }: { readonly order: AdminOrder }) =>
  refund_request && <Badge look="draft">Waits {waitingTime(refund_request.requested_at, Date.now())}</Badge>;

/** A request for a refund; the actions are below. */
export const RequestCard = ({ order, children }: { readonly order: AdminOrder; readonly children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <OrderTitle order={order} />
        <p className="text-12 break-words text-muted">{order.email}</p>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5 text-right">
        <Waiting order={order} />
        <OrderAmount order={order} />
      </div>
    </div>
    <div className="mt-3 max-w-[68ch]">
      <RequestReason order={order} />
    </div>
    <div className="mt-3">{children}</div>
  </div>
);
