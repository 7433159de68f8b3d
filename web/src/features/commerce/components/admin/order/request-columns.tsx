import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { orderTexts } from '#shared/commerce/order-columns.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { OrderAmount, OrderTitle } from './order-parts.tsx';
import { Waiting } from './request-card.tsx';

/** The columns of the requests for refunds; the page brings the actions. */
export const requestColumns = (acts: (order: AdminOrder) => ReactNode): readonly ListColumn<AdminOrder>[] => [
  {
    id: 'order',
    label: 'Order',
    isFixed: true,
    value: orderTexts.order.value,
    cell: (order) => <OrderTitle order={order} />,
  },
  {
    id: 'buyer',
    label: 'Buyer',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="block max-w-52 truncate">{email}</span>,
  },
  {
    id: 'reason',
    label: 'Reason',
    value: ({ refund_request }) => refund_request?.reason ?? '',
    cell: ({ refund_request }) => (
      <span className="line-clamp-2 max-w-80 min-w-44 break-words">{refund_request?.reason || '–'}</span>
    ),
  },
  {
    id: 'waiting',
    label: 'Waiting since',
    value: ({ refund_request }) => refund_request?.requested_at ?? '',
    cell: (order) => <Waiting order={order} />,
  },
  {
    id: 'total',
    label: 'Total',
    isFigure: true,
    value: ({ total }) => total,
    cell: (order) => <OrderAmount order={order} />,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
