import { days } from '#lib/clock.ts';
import { type AdminOrder, guaranteeDays, type Order, type RefundRequest } from '#shared/commerce/order.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { OrderRecord, StoredRequest } from './order.repo.ts';

/** The last moment to claim the guarantee of a paid order, ISO 8601. */
export const refundableUntil = ({ paid_at, total }: OrderRecord): string | null =>
  paid_at && total > 0 ? new Date(Date.parse(paid_at) + days(guaranteeDays)).toISOString() : null;

const toRequest = ({ reason, requested_at, declined_at, note }: StoredRequest): RefundRequest => ({
  reason,
  requested_at,
  declined_at: declined_at ?? null,
  note: note ?? '',
});

/** An order as its owner sees it. */
export const toOrder = (order: OrderRecord): Order => ({
  id: order.id,
  status: order.status,
  lines: order.lines.map((line) => ({ ...line, price: toDollars(line.price), paid: toDollars(line.paid) })),
  subtotal: toDollars(order.subtotal),
  discount_amount: toDollars(order.discount_amount),
  total: toDollars(order.total),
  currency: order.currency,
  applied_discount: order.applied_discount ?? null,
  created_at: order.created_at,
  paid_at: order.paid_at ?? null,
  terms_accepted_at: order.terms_accepted_at ?? null,
  refunded: toDollars(order.refunded),
  refund_request: order.refund_request ? toRequest(order.refund_request) : null,
  refundable_until: refundableUntil(order),
});

export const toAdminOrder = (order: OrderRecord): AdminOrder => ({
  ...toOrder(order),
  user_id: order.user_id,
  email: order.email,
  gateway: order.gateway ?? null,
  session_id: order.session_id ?? null,
  payment: order.payment ?? null,
  refunds: order.refunds.map(({ id, lines, amount, state, reason, at }) => ({
    ...{ id, lines: [...lines], amount: toDollars(amount), state, reason, at },
  })),
  attention: order.attention ?? null,
});
