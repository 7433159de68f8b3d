import { disputeOf } from '../dispute/disputes.ts';
import { emit } from '../event/events.ts';
import { invalidRequest, notFound, refused } from '../failure.ts';
import { newId } from '../ids.ts';
import { money } from '../money.ts';
import { findCharge, findIntent } from '../payment/payments.ts';
import type { Charge, Refund } from '../payment/records.ts';
import type { Params } from '../request/params.ts';
import type { Metadata } from '../session/records.ts';
import type { Transaction } from '../store/transaction.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

interface RefundOrder {
  readonly amount?: number;
  readonly reason?: (typeof reasons)[number];
  readonly metadata: Metadata;
}

export function createRefund(tx: Transaction, params: Params): Refund {
  const charge = readCharge(tx, params);
  const order = { amount: params.integer('amount', 1), reason: readReason(params), metadata: params.metadata() };
  params.finish();
  return refund(tx, charge, order);
}

/** Never more than is left of the charge, however it was split before. */
export function refund(tx: Transaction, charge: Charge, order: RefundOrder): Refund {
  const amount = requireRefundable(tx, charge, order.amount);
  const record = newRefund(tx, charge, amount, order);
  const amount_refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  tx.put('refund', record.id, record);
  tx.put('charge', charge.id, changed);
  emit(tx, 'refund.created', record);
  emit(tx, 'charge.refunded', changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  emit(tx, 'refund.updated', record);
  return record;
}

/** The buyer's bank returns the newest successful refund: the shop has the money again, and may refund it again. */
export function failRefund(tx: Transaction, charge: Charge): Refund {
  const refund = refundsOf(tx, { charge: charge.id }).find(({ status }) => status === 'succeeded');
  if (!refund) throw refused('There is no refund of this charge that could fail.');
  const record: Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  tx.put('refund', record.id, record);
  tx.put('charge', charge.id, {
    ...charge,
    amount_refunded: charge.amount_refunded - record.amount,
    refunded: false,
  });
  emit(tx, 'refund.updated', record, { status: refund.status });
  emit(tx, 'refund.failed', record, { status: refund.status });
  return record;
}

export function findRefund(tx: Transaction, id: string): Refund {
  const found = tx.get('refund', id);
  if (!found) throw notFound('refund', id);
  return found;
}

export function refundsOf(tx: Transaction, filter: { payment_intent?: string; charge?: string }): Refund[] {
  return tx
    .all('refund')
    .filter((each) => filter.payment_intent === undefined || each.payment_intent === filter.payment_intent)
    .filter((each) => filter.charge === undefined || each.charge === filter.charge)
    .reverse();
}

function readCharge(tx: Transaction, params: Params): Charge {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  if (charge !== undefined) return findCharge(tx, charge, 'charge');
  if (intent !== undefined) return findCharge(tx, findIntent(tx, intent, 'payment_intent').latest_charge);
  throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
}

function readReason(params: Params): RefundOrder['reason'] {
  const text = params.text('reason');
  const reason = reasons.find((each) => each === text);
  if (text === undefined || reason) return reason;
  throw invalidRequest(`Invalid reason: must be one of ${reasons.join(', ')}`, { param: 'reason' });
}

function requireRefundable(tx: Transaction, charge: Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw refused(`This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`);
  }
  const dispute = disputeOf(tx, charge.id);
  if (dispute && dispute.status !== 'won') {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw refused(message, { code: 'charge_disputed' });
  }
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (wanted !== undefined && wanted > left) throw tooMuch(charge, wanted, left);
  return wanted ?? left;
}

function tooMuch({ amount_refunded, currency }: Charge, wanted: number, left: number) {
  const basis = amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
  const message = `Refund amount (${money(wanted, currency)}) is greater than ${basis} (${money(left, currency)})`;
  return refused(message, { param: 'amount' });
}

function newRefund(tx: Transaction, charge: Charge, amount: number, order: RefundOrder): Refund {
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    metadata: order.metadata,
    payment_intent: charge.payment_intent,
    reason: order.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
