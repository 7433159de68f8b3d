import { expect, it } from 'vitest';
import { type AdminOrder, OrderRefund } from '#shared/commerce/order.ts';
import { orderHistory } from './order-history.ts';

const day = (n: number) => `2026-12-0${n}T09:00:00.000Z`;
const order: AdminOrder = {
  id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  ...{ user_id: 'usr_1', email: 'reader@example.test', status: 'paid', attention: null },
  lines: [{ ebook_id: 'a', title: 'Audits', price: 29, paid: 29, status: 'granted' }],
  ...{ subtotal: 29, discount_amount: 0, total: 29, currency: 'usd', applied_discount: null },
  ...{ created_at: day(1), paid_at: day(2), terms_accepted_at: null },
  ...{ gateway: 'stripe', session_id: 'cs_1', payment: 'pi_1' },
  ...{ refunded: 0, refunds: [], refund_request: null, refundable_until: null },
};
const refund = (change: Partial<OrderRefund>) =>
  OrderRefund.parse({ id: 'r', amount: 29, state: 'done', reason: 'admin', lines: ['a'], at: day(5), ...change });
const labels = (change: Partial<AdminOrder>) => orderHistory({ ...order, ...change }).map(({ label }) => label);

it('tells what happened, oldest first', () => {
  const refund_request = { reason: 'Not mine', requested_at: day(3), declined_at: day(4), note: 'You read it.' };
  expect(orderHistory({ ...order, refund_request, refunds: [refund({})] })).toEqual([
    { at: day(1), label: 'Order placed' },
    { at: day(2), label: 'Paid through Stripe' },
    { at: day(3), label: 'Refund requested by the buyer', text: 'Not mine' },
    { at: day(4), label: 'Request declined', text: 'You read it.' },
    { at: day(5), label: '$29.00 refunded by an admin', text: 'Audits' },
  ]);
});

it('says how a refund stands', () => {
  const label = (change: Partial<OrderRefund>) => labels({ refunds: [refund(change)] }).at(-1);
  expect(label({ state: 'requested' })).toBe('Refund of $29.00 on its way');
  expect(label({ state: 'failed' })).toBe('Refund of $29.00 failed');
  expect(label({ reason: 'outside', lines: [] })).toBe('$29.00 refunded at the payment gateway');
  expect(label({ amount: 0 })).toBe('Taken back without a payment');
});

it('says how an order was paid', () => {
  expect(labels({ paid_at: null })).toEqual(['Order placed']);
  expect(labels({ gateway: null })).toContain('Paid outside the shop');
  expect(labels({ gateway: null, total: 0 })).toContain('Given free of charge');
});
