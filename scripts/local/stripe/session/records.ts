/**
 * The objects that the stand-in stores and returns. Each is a part of the `stripe` package's own type, so a field that
 * Stripe renames or retypes in a later version of the package stops compiling here.
 */
import type Stripe from 'stripe';

export type Metadata = Record<string, string>;

type CheckoutSession = Stripe.Checkout.Session;

export type Session = Pick<
  CheckoutSession,
  | 'id'
  | 'object'
  | 'allow_promotion_codes'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'customer'
  | 'customer_details'
  | 'customer_email'
  | 'discounts'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'locale'
  | 'mode'
  | 'payment_link'
  | 'payment_method_types'
  | 'payment_status'
  | 'recovered_from'
  | 'setup_intent'
  | 'subscription'
  | 'total_details'
  | 'ui_mode'
  | 'url'
> & {
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  success_url: string;
};

export type LineItem = Pick<
  Stripe.LineItem,
  'id' | 'object' | 'amount_discount' | 'amount_subtotal' | 'amount_tax' | 'amount_total' | 'currency' | 'metadata'
> & {
  description: string;
  quantity: number;
  price: Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'livemode' | 'type' | 'unit_amount'> & { product: string };
};

/** A session, with data that Stripe shows only on request or later. */
export interface SessionRecord {
  readonly session: Session;
  readonly lines: readonly LineItem[];
  readonly intent: { readonly metadata: Metadata; readonly description: string | null };
}
