import * as z from 'zod';
import { AnyId } from '../kernel/ids.ts';
import { tooManyItems } from './cart.ts';

export const CheckoutRequest = z.object({
  ebook_id: AnyId.optional(),
  /** Comma-separated. */
  ebook_ids: z.string().max(6000, tooManyItems).optional(),
  user_email: z.string().max(254).optional(),
  discount_code: z.string().trim().max(40).optional(),
  /**
   * The buyer accepts the terms, requests immediate delivery and acknowledges that this ends the right of withdrawal.
   */
  accept_terms: z.enum(['true', 'false']).optional(),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Where to pay; `url` is null when there is nothing to pay. */
export const Checkout = z.object({
  url: z.string().nullable(),
  order_id: z.string(),
  session_id: z.string().nullable(),
});
export type Checkout = z.infer<typeof Checkout>;

/** The payment gateway's status of a session. `amount_total` is cents. */
export const PaymentStatus = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  status: z.enum(['open', 'complete', 'expired']),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.object({ ebook_id: z.string() }),
  order_id: z.string(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;
