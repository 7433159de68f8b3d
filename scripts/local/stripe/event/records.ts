/** The events for the shop, their deliveries, and the answers stored for idempotency keys. */
import type Stripe from 'stripe';
import type { Charge, Dispute, PaymentIntent, Refund } from '../payment/records.ts';
import type { Session } from '../session/records.ts';

export type EventType = Extract<
  Stripe.Event['type'],
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'
>;

export type EventObject = Session | PaymentIntent | Charge | Refund | Dispute;

export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks'
> & {
  type: EventType;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: EventObject; previous_attributes?: Partial<Record<string, unknown>> };
};

/** Whether an event has reached the shop. `lane` groups the events of one payment. */
export interface Delivery {
  readonly event: string;
  readonly lane: string;
  readonly state: 'pending' | 'delivered' | 'abandoned';
  readonly attempts: number;
  /** The receiver's last status; null if there was none. */
  readonly lastStatus: number | null;
}

/** The stored answer for an idempotency key. */
export interface SavedAnswer {
  readonly key: string;
  readonly created: number;
  readonly operation: string;
  readonly form: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
}
