import type { Cents } from '#shared/kernel/money.ts';

/** What a payment gateway must be able to do for the shop. One adapter file each; `gateways.ts` knows them by name. */
export interface Gateway {
  /** Kept with every order that is opened here, and part of the address of its webhooks: it never changes. */
  readonly name: string;
  /** Smallest and largest sum of one payment. */
  readonly least: Cents;
  readonly most: Cents;
  /** Opens the session of an order, once: asked again with the same order it answers the same session. */
  openSession(order: SessionOrder): Promise<OpenSession>;
  readSession(id: string): Promise<SessionReport>;
  /** Ends an open session; one that is over already is answered as it is. */
  endSession(id: string): Promise<SessionReport>;
  /** Gives money back, once for each `refundId` and amount; marks it with the `refundId`, so that it is found again. */
  refund(request: RefundOrder): Promise<GatewayRefund>;
  /** All money given back of a payment so far, whoever started it. */
  refundsOf(payment: string): Promise<GatewayRefund[]>;
  /** Checks the signature of a webhook and reads it. Throws 400 for a forged, altered or stale one. */
  readWebhook(rawBody: string, headers: Readonly<Record<string, string | undefined>>): Promise<GatewayEvent>;
  /** Events since a moment (milliseconds) that change paid orders: what a lost webhook would have told. */
  eventsSince(time: number): AsyncIterable<GatewayEvent>;
}

/** Which gateway an order or a refund is of. Those that name none are older than the choice: Stripe was the only one. */
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
 * How a payment session stands. `waiting`: the buyer is through and the money is on its way; `failed`: it will not
 * come; `expired`: nobody can pay any more.
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
  /** The gateway's own name. */
  readonly id: string;
  /** Ours, when we asked for it. */
  readonly refund_id: string | undefined;
  readonly amount: Cents;
  readonly failed: boolean;
}

interface EventOf<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
}
/** What a gateway tells of its own accord, in our words. */
export type GatewayEvent =
  | (EventOf<'session'> & { readonly session: SessionReport })
  | (EventOf<'refund'> & RefundNews & OfOrder)
  | (EventOf<'dispute'> & DisputeReport & OfOrder)
  | EventOf<'other'>;

/** Which order it is about: the gateway may have to be asked. */
interface OfOrder {
  order(): Promise<string | undefined>;
}

/** Money of a payment went back, or came back. `charged` is what the payment was, where the event says it. */
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

/** The gateway understood and said no: asking again changes nothing. */
export class GatewayRefused extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}
