import type Stripe from 'stripe';
import { type GatewayEvent, type GatewayRefund, GatewayRefused, type SessionReport } from '../gateway.ts';
import type { StripeAccount } from './stripe.client.ts';

const idOf = (field: string | { id: string } | null): string | undefined =>
  typeof field === 'string' ? field : field?.id;

/** Payment states from which no money will arrive. */
const dead = new Set(['requires_payment_method', 'canceled']);

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): SessionReport['state'] {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  if (payment_status !== 'unpaid') return 'paid';
  return typeof payment_intent === 'object' && payment_intent && dead.has(payment_intent.status) ? 'failed' : 'waiting';
}

export const toSession = (session: Stripe.Checkout.Session): SessionReport => ({
  id: session.id,
  order_id: session.metadata?.order_id ?? '',
  state: stateOf(session),
  amount: session.amount_total ?? 0,
  currency: session.currency ?? '',
  payment: idOf(session.payment_intent),
});

/** Includes the payment itself: after a failed bank debit, the session alone still looks as if it were waiting. */
export async function readSession({ call }: StripeAccount, id: string): Promise<SessionReport> {
  const expand = ['payment_intent'];
  try {
    return toSession(await call((stripe) => stripe.checkout.sessions.retrieve(id, { expand })));
  } catch (error) {
    // A session unknown to this account cannot be paid: the keys now belong to another account.
    if (error instanceof GatewayRefused && error.code === 'resource_missing') return gone(id);
    throw error;
  }
}

const gone = (id: string): SessionReport => ({
  id,
  order_id: '',
  state: 'expired',
  amount: 0,
  currency: '',
  payment: undefined,
});

export const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): GatewayRefund => ({
  id,
  amount,
  refund_id: metadata?.refund_id,
  failed: status === 'failed' || status === 'canceled',
});

/** How a dispute ended. An inquiry that never became a chargeback counts as won. */
const disputeEnds: Partial<Record<Stripe.Dispute.Status, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
  warning_closed: 'won',
};

/** Events about earlier payments. The reconciler lists these to recover lost webhooks. */
export const reconciledEventTypes = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
  'refund.updated',
] as const;

/** Disputes, and refunds made outside the shop, do not name their order; their charge does. */
async function orderOfCharge(
  { call }: StripeAccount,
  charge: string | Stripe.Charge | null,
): Promise<string | undefined> {
  const id = idOf(charge);
  if (!id) return undefined;
  const { metadata } = await call((stripe) => stripe.charges.retrieve(id));
  return metadata.order_id;
}

/** A refund failed, and its money returned to the shop. */
const refundBack = (
  account: StripeAccount,
  id: string,
  { payment_intent, charge, metadata }: Stripe.Refund,
): GatewayEvent => ({
  id,
  kind: 'refund',
  payment: idOf(payment_intent),
  charged: undefined,
  order: async () => metadata?.order_id ?? orderOfCharge(account, charge),
});

const disputeEvent = (account: StripeAccount, id: string, dispute: Stripe.Dispute): GatewayEvent => ({
  id,
  kind: 'dispute',
  dispute: dispute.id,
  payment: idOf(dispute.payment_intent),
  amount: dispute.amount,
  state: disputeEnds[dispute.status] ?? 'open',
  order: () => orderOfCharge(account, dispute.charge),
});

/** Translates an event of an account. */
export function toEvent(account: StripeAccount, event: Stripe.Event): GatewayEvent {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { id, kind: 'session', session: toSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { id, kind: 'session', session: { ...toSession(event.data.object), state: 'failed' } };
    case 'charge.refunded': {
      const { payment_intent, amount, metadata } = event.data.object;
      return {
        id,
        kind: 'refund',
        payment: idOf(payment_intent),
        charged: amount,
        order: async () => metadata.order_id,
      };
    }
    case 'refund.failed':
      return refundBack(account, id, event.data.object);
    case 'refund.updated':
      // Sent at every step, and the only event for a canceled refund.
      return toRefund(event.data.object).failed ? refundBack(account, id, event.data.object) : { id, kind: 'other' };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeEvent(account, id, event.data.object);
    default:
      return { id, kind: 'other' };
  }
}
