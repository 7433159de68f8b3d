import type { AdminOrder } from '#shared/commerce/order.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { orderHistory } from '../../../api/admin/order-history.ts';

/** What happened to an order, oldest first. */
export const OrderPageHistory = ({ order }: { readonly order: AdminOrder }) => (
  <ol className="grid gap-4 border-l border-line pl-4">
    {orderHistory(order).map(({ at, label, text }) => (
      <li key={`${at} ${label} ${text}`}>
        <p className="font-strong">{label}</p>
        <time dateTime={at} className="font-mono text-12 text-muted">
          {formatDateTime(at)}
        </time>
        {text && <p className="mt-1 wrap-anywhere whitespace-pre-line text-muted">{text}</p>}
      </li>
    ))}
  </ol>
);
