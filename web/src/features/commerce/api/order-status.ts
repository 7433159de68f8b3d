import type { Order } from '#shared/commerce/order.ts';
import type { OrderStatus } from '#shared/commerce/order-statuses.ts';
import type { StatusProps } from '#web/components/ui/feedback/status.tsx';

interface StatusWord {
  readonly word: string;
  readonly look: StatusProps['look'];
}

const words: Readonly<Record<OrderStatus, StatusWord>> = {
  pending: { word: 'Waiting for payment', look: 'scheduled' },
  paid: { word: 'Paid', look: 'published' },
  expired: { word: 'Not paid', look: 'archived' },
  partially_refunded: { word: 'Partly refunded', look: 'draft' },
  refunded: { word: 'Refunded', look: 'archived' },
  refused: { word: 'Under review', look: 'failed' },
};

/** The status shown to the buyer. An order of free books is not "paid". */
export const statusWord = ({ status, total }: Pick<Order, 'status' | 'total'>): StatusWord =>
  status === 'paid' && total === 0 ? { ...words.paid, word: 'Free' } : words[status];

/** `NIST CSF 2.0 in Practice and 2 more`. */
export function orderTitle(lines: Order['lines']): string {
  const [first, ...more] = lines;
  if (!first) return 'Empty order';
  return more.length === 0 ? first.title : `${first.title} and ${more.length} more`;
}
