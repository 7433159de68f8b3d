import type { Cents } from '#shared/kernel/money.ts';

/** A payment gateway: an account at a provider. `gateways.ts` finds them by name. */
export interface Gateway {
  /** Stored with every order opened here, and part of the webhook URL, so it must never change. */
  readonly name: string;
  /** Smallest and largest amount of one payment. */
  readonly least: Cents;
  readonly most: Cents;
  /** Opens an order's session. Idempotent: the same order gets the same session. */
  openSession(order: SessionOrder): Promise<OpenSession>;
  readSession(id: string): Promise<SessionReport>;
  /** Ends an open session; one that is already over is returned as it is. */
  endSession(id: string): Promise<SessionReport>;
  /** Refunds once per `refundId` and amount, and tags the refund with the `refundId` so it can be found again. */
  refund(request: RefundOrder): Promise<GatewayRefund>;
  /** All refunds of a payment so far, including those made at the gateway. */
  refundsOf(payment: string): Promise<GatewayRefund[]>;
  /** Checks the signature of a webhook and reads it. Throws 400 for a forged, altered or stale one. */
  readWebhook(rawBody: string, headers: Readonly<Record<string, string | undefined>>): Promise<GatewayEvent>;
  /** Events since `time` (milliseconds) that change paid orders, to recover lost webhooks. */
  eventsSince(time: number): AsyncIterable<GatewayEvent>;
}

/** The gateway of an order or a refund. Records without one date from when Stripe was the only gateway. */
export const gatewayNameOf = ({ gateway = 'stripe' }: { readonly gateway?: string | undefined }): string => gateway;

export interface SessionOrder {
  readonly id: string;
  readonly email: string;
  readonly currency: string;
  readonly lines: readonly { readonly title: string; readonly paid: Cents }[];
  /** ISO 8601. */
  readonly session_until: string;
}

/**
 * The state of a payment session. `waiting`: the buyer is done and the money is on its way; `failed`: it will not
 * arrive; `expired`: it can no longer be paid.
 */
export interface SessionReport {
  readonly id: string;
  readonly order_id: string;
  readonly state: 'open' | 'waiting' | 'paid' | 'failed' | 'expired';
  readonly amount: Cents;
  readonly currency: string;
  readonly payment: string | undefined;
}
export interface OpenSession extends SessionReport {
  /** Where the buyer pays; null once the session is over. */
  readonly url: string | null;
}

export interface RefundOrder {
  readonly orderId: string;
  readonly refundId: string;
  readonly payment: string;
  readonly amount: Cents;
}
export interface GatewayRefund {
  /** The gateway's id. */
  readonly id: string;
  /** Our id, when we requested the refund. */
  readonly refund_id: string | undefined;
  readonly amount: Cents;
  readonly failed: boolean;
}

interface EventOf<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
}
/** A gateway's event, translated to our terms. */
export type GatewayEvent =
  | (EventOf<'session'> & { readonly session: SessionReport })
  | (EventOf<'refund'> & RefundNews & OfOrder)
  | (EventOf<'dispute'> & DisputeReport & OfOrder)
  | EventOf<'other'>;

/** The order an event is about; finding it may take a call to the gateway. */
interface OfOrder {
  order(): Promise<string | undefined>;
}

/** A payment was refunded, or a refund failed. `charged` is the amount of the payment, where the event has it. */
interface RefundNews {
  readonly payment: string | undefined;
  readonly charged: Cents | undefined;
}

export type DisputeState = 'open' | 'won' | 'lost';

export interface DisputeReport {
  readonly dispute: string;
  readonly payment: string | undefined;
  readonly amount: Cents;
  readonly state: DisputeState;
}

/** The gateway is up but refused the request; retrying does not help. */
export class GatewayRefused extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}
