import type { ReactNode } from 'react';
import type { AdminPlan } from '#shared/commerce/plan.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { amountOf } from '../../api/plans.ts';
import { PlanStatus } from './admin-plan-card.tsx';

/** The columns of the subscription plans; the page brings the actions. */
export const planColumns = (acts: (plan: AdminPlan) => ReactNode): readonly ListColumn<AdminPlan>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-strong">{name}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ active }) => (active ? 'Active' : 'Off'),
    cell: ({ active }) => <PlanStatus active={active} />,
  },
  {
    id: 'price',
    label: 'Price per month',
    isFigure: true,
    value: ({ price }) => price,
    cell: ({ price }) => formatPrice(price),
  },
  { id: 'amount', label: 'Ebooks', value: amountOf, cell: amountOf },
  {
    id: 'features',
    label: 'Features',
    value: ({ features }) => features.join('; '),
    cell: ({ features }) => <span className="line-clamp-2 max-w-80 min-w-44 text-muted">{features.join(', ')}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
