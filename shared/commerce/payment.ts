import * as z from 'zod';

/** The payment gateway's word on a session. `amount_total` is cents. */
export const PaymentStatus = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  status: z.enum(['open', 'complete', 'expired']),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.object({ ebook_id: z.string() }),
  order_id: z.string(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;
