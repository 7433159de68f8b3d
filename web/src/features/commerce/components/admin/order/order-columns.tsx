import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { orderTexts } from '#shared/commerce/order-columns.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { OrderAmount, OrderState, OrderTitle } from './order-parts.tsx';

/** The columns of the orders; the page brings the actions. */
export const orderColumns = (acts: (order: AdminOrder) => ReactNode): readonly ListColumn<AdminOrder>[] => [
  {
    id: 'order',
    ...orderTexts.order,
    isFixed: true,
    cell: (order) => <OrderTitle order={order} />,
  },
  {
    id: 'buyer',
    ...orderTexts.buyer,
    cell: ({ email }) => <span className="block max-w-52 truncate">{email}</span>,
  },
  { id: 'status', ...orderTexts.status, cell: (order) => <OrderState order={order} /> },
  {
    id: 'date',
    ...orderTexts.date,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
  {
    id: 'total',
    ...orderTexts.total,
    isFigure: true,
    cell: (order) => <OrderAmount order={order} />,
  },
  {
    id: 'acts',
    label: 'Actions',
    isFixed: true,
    isFigure: true,
    cell: (order) => <span className="font-sans">{acts(order)}</span>,
  },
];
