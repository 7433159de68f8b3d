import type { TextColumns } from '../kernel/text-columns.ts';
import type { AdminOrder } from './order.ts';

/** The titles of what was bought. */
export const titlesOf = ({ lines }: Pick<AdminOrder, 'lines'>): string => lines.map(({ title }) => title).join(', ');

/** The orders as text. */
export const orderTexts = {
  order: { label: 'Order', value: (order) => `${titlesOf(order)} (${order.id})` },
  buyer: { label: 'Buyer', value: ({ email }) => email },
  status: { label: 'Status', value: ({ status }) => status },
  date: { label: 'Date', value: ({ created_at }) => created_at },
  total: { label: 'Total', value: ({ total }) => total },
} as const satisfies TextColumns<AdminOrder>;
