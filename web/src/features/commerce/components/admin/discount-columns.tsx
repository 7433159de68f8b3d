import type { ReactNode } from 'react';
import type { AdminDiscount } from '#shared/commerce/discount.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { amountOff, periodWords, quantityWords, usesWords } from '../../api/discount-words.ts';
import { DiscountStatus } from './discount-card.tsx';

type Words = (discount: AdminDiscount) => string;

const text = (id: string, label: string, words: Words): ListColumn<AdminDiscount> => ({
  id,
  label,
  value: words,
  cell: (discount) => <span className="text-muted">{words(discount)}</span>,
});

/** The columns of the discounts; the page brings the actions. */
export const discountColumns = (acts: (discount: AdminDiscount) => ReactNode): readonly ListColumn<AdminDiscount>[] => [
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
    cell: (discount) => <DiscountStatus discount={discount} />,
  },
  text('type', 'Type', ({ type }) => (type === 'percentage' ? 'Percentage' : 'Fixed')),
  {
    id: 'value',
    label: 'Value',
    isFigure: true,
    value: ({ value }) => value,
    cell: (discount) => <span className="whitespace-nowrap">{amountOff(discount)}</span>,
  },
  text('quantity', 'Quantity', quantityWords),
  text('period', 'Valid', periodWords),
  {
    id: 'code',
    label: 'Code',
    value: ({ code }) => code ?? '',
    cell: ({ code }) => <span className="font-mono">{code}</span>,
  },
  { id: 'uses', label: 'Uses', value: ({ uses }) => uses, cell: usesWords },
  text('active', 'Active', ({ active }) => (active ? 'Yes' : 'No')),
  text('description', 'Description', ({ description }) => description),
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
