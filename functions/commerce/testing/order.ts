import type { GatewayRefund, SessionReport } from '../gateway/gateway.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import type { Outcome } from '../settlement/order-outcome.ts';
import { afterSession } from '../settlement/payment-state.ts';

/* An order of two books and a gateway's reports on it, for tests of the settlement rules. */

export const at = '2026-03-01T12:00:00.000Z';
export const none: ReadonlySet<string> = new Set();

export const line = (ebook_id: string, paid: number) =>
  ({ ebook_id, title: `Book ${ebook_id}`, price: paid, paid, status: 'open' }) as const;

export const order = (change: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  user_id: 'usr_1',
  email: 'reader@example.test',
  status: 'pending',
  lines: [line('a', 3000), line('b', 2000)],
  subtotal: 5000,
  discount_amount: 0,
  total: 5000,
  currency: 'usd',
  created_at: at,
  gateway: 'stripe',
  session_id: 'cs_1',
  refunds: [],
  refunded: 0,
  revision: 1,
  ...change,
});

export const report = (change: Partial<SessionReport> = {}): SessionReport => ({
  id: 'cs_1',
  order_id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state: 'paid',
  amount: 5000,
  currency: 'usd',
  payment: 'pi_1',
  ...change,
});

export const refund = (amount: number, change: Partial<GatewayRefund> = {}): GatewayRefund => ({
  id: 're_1',
  refund_id: undefined,
  amount,
  failed: false,
  ...change,
});

export const must = (outcome: Outcome | undefined): Outcome => {
  if (!outcome) throw new Error('Nothing was decided');
  return outcome;
};
export const refundsOf = (amount: number) => ({ payment: 'pi_1', charged: 5000, refunds: [refund(amount)] });
export const sentBack = (amount: number) => ({ ...refundsOf(amount), refunds: [refund(amount, { failed: true })] });
export const paidOrder = () => must(afterSession(order(), report(), none, at)).order;
export const statuses = ({ lines }: OrderRecord) => lines.map(({ status }) => status);
