import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { PageQuery } from '../kernel/page.ts';
import { RequiredText, Typeset } from '../kernel/text.ts';
import { declineNoteMissing } from './decline-note-missing.ts';
import { orderStatuses } from './order-statuses.ts';

export const OrderId = Id('order');

export const refundStates = ['requested', 'done', 'failed'] as const;
export const refundReasons = ['admin', 'owned', 'outside', 'dispute'] as const;

/** `price` is the book's price at checkout, `paid` what this line cost after the discount. Dollars. */
export const OrderLine = z.object({
  ebook_id: z.string(),
  title: z.string(),
  price: z.number(),
  paid: z.number(),
  status: z.enum(['open', 'granted', 'refunded']),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Some lines of text, or none: a reason is optional. */
export const RefundReason = z
  .string()
  .trim()
  .max(1000, 'Must be at most 1000 characters')
  .refine((text) => !/[^\P{Cc}\r\n\t]/u.test(text), 'Must not contain control characters');

/** It waits until it is refunded, which removes it, or declined; `note` then says why. */
export const RefundRequest = z.object({
  reason: z.string(),
  requested_at: z.string(),
  declined_at: z.string().nullable(),
  note: z.string(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Why a refund is declined, as its buyer reads it. */
export const DeclineNote = Typeset(RequiredText(1000, declineNoteMissing));

/** An order as its owner sees it. Amounts in dollars; the receipt number is the id. */
export const Order = z.object({
  id: OrderId,
  status: z.enum(orderStatuses),
  lines: z.array(OrderLine),
  subtotal: z.number(),
  discount_amount: z.number(),
  total: z.number(),
  currency: z.string(),
  applied_discount: z.string().nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** When the buyer accepted the terms and requested immediate delivery; null when they were not asked. */
  terms_accepted_at: z.string().nullable(),
  /** Dollars refunded so far. */
  refunded: z.number(),
  refund_request: RefundRequest.nullable(),
  /** End of the 30-day guarantee; null while nothing was paid. */
  refundable_until: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

/**
 * A refund as the back-office sees it. `requested`: the gateway has not confirmed it yet. `owned`: of books that the buyer
 * had already; `outside`: made at the gateway itself. `lines` are the ebooks that it is for; none when it names none.
 */
export const OrderRefund = z.object({
  id: z.string(),
  /** Dollars. */
  amount: z.number(),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  lines: z.array(z.string()),
  at: z.string(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** An order as the back-office sees it. */
export const AdminOrder = Order.extend({
  /** Of an account that was deleted: no user's. */
  user_id: z.string(),
  /** Empty once the account is deleted. */
  email: z.string(),
  /** Name of the payment gateway used for the order; null when there was none. */
  gateway: z.string().nullable(),
  session_id: z.string().nullable(),
  /** The gateway's id of the payment. */
  payment: z.string().nullable(),
  refunds: z.array(OrderRefund),
  /** Why the order needs an operator, or null. */
  attention: z.string().nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** `search` is the beginning of an order's number, its buyer's address, or one of its titles from any word on. */
export const AdminOrderFilter = z.object({
  search: z.string().trim().max(254, 'Must be at most 254 characters').optional(),
  status: z.enum(orderStatuses).optional(),
  refund_requested: z.enum(['true', 'false']).optional(),
});
export const AdminOrderQuery = PageQuery.extend(AdminOrderFilter.shape);
export type AdminOrderQuery = z.infer<typeof AdminOrderQuery>;

/** Sums over all orders, in dollars. Orders that cost nothing are no paid orders. */
export const OrderSummary = z.object({
  paid_orders: z.number().int(),
  /** Net of refunds. */
  revenue: z.number(),
  refunded: z.number(),
  /** Requests for a refund that nobody has answered yet. */
  refund_requests: z.number().int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Days within which the money-back guarantee can be claimed. */
export const guaranteeDays = 30;
