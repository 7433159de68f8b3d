import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { formatDateTime } from '#web/lib/text/format.ts';
import { OrderAmount, OrderState, OrderTitle, titlesOf } from './order-parts.tsx';

/** The columns of the orders; the page brings the actions. */
export const orderColumns = (acts: (order: AdminOrder) => ReactNode): readonly ListColumn<AdminOrder>[] => [
  {
    id: 'order',
    label: 'Order',
    isFixed: true,
    value: (order) => `${titlesOf(order)} (${order.id})`,
    cell: (order) => <OrderTitle order={order} />,
  },
  {
    id: 'buyer',
    label: 'Buyer',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="block max-w-52 truncate">{email}</span>,
  },
  { id: 'status', label: 'Status', value: ({ status }) => status, cell: (order) => <OrderState order={order} /> },
  {
    id: 'date',
    label: 'Date',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
  {
    id: 'total',
    label: 'Total',
    isFigure: true,
    value: ({ total }) => total,
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
