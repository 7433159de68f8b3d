import { emit } from '../event/events.ts';
import type { EventType } from '../event/records.ts';
import { notFound, refused } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Session, SessionRecord } from '../session/records.ts';
import { findSession, putSession } from '../session/sessions.ts';
import type { Transaction } from '../store/transaction.ts';
import { newCharge, newIntent, type PaymentOutcome } from './objects.ts';
import type { Charge, PaymentIntent } from './records.ts';

/** The card is charged: everything is settled before the buyer is redirected back. */
export function pay(tx: Transaction, id: string): Session {
  const record = openRecord(tx, id);
  if (record.session.amount_total === 0) return complete(tx, record, 'no_payment_required', null);
  const { intent, charge } = startPayment(tx, record, 'succeeded');
  emit(tx, 'payment_intent.succeeded', intent);
  emit(tx, 'charge.succeeded', charge);
  return complete(tx, record, 'paid', intent.id);
}

/** A bank debit: the buyer is done, the money arrives (or fails) days later. See `settle`. */
export function payLater(tx: Transaction, id: string): Session {
  const record = openRecord(tx, id);
  if (record.session.amount_total === 0) throw refused('There is nothing to pay later.');
  const { intent } = startPayment(tx, record, 'pending');
  emit(tx, 'payment_intent.processing', intent);
  return complete(tx, record, 'unpaid', intent.id);
}

export function settle(tx: Transaction, id: string, arrived: boolean): Session {
  const record = findSession(tx, id);
  const intent = tx.get('intent', record.session.payment_intent ?? '');
  if (intent?.status !== 'processing') throw refused('This payment is not waiting for its money.');
  const change = arrived ? arrival(intent) : failure(intent);
  const settled = { ...intent, ...change.intent };
  const charge = { ...findCharge(tx, intent.latest_charge), ...change.charge };
  const session = putSession(tx, record, { payment_status: arrived ? 'paid' : 'unpaid' }).session;
  tx.put('intent', settled.id, settled);
  tx.put('charge', charge.id, charge);
  emit(tx, change.events[0], settled);
  emit(tx, change.events[1], charge);
  emit(tx, change.events[2], session);
  return session;
}

export function findIntent(tx: Transaction, id: string, param = 'intent'): PaymentIntent {
  const intent = tx.get('intent', id);
  if (!intent) throw notFound('payment_intent', id, param);
  return intent;
}

export function findCharge(tx: Transaction, id: string, param = 'id'): Charge {
  const charge = tx.get('charge', id);
  if (!charge) throw notFound('charge', id, param);
  return charge;
}

function openRecord(tx: Transaction, id: string): SessionRecord {
  const record = findSession(tx, id);
  if (record.session.status !== 'open') throw refused('This Checkout Session is not open.');
  return record;
}

function complete(
  tx: Transaction,
  record: SessionRecord,
  payment_status: Session['payment_status'],
  payment_intent: string | null,
): Session {
  const { session } = putSession(tx, record, {
    status: 'complete',
    payment_status,
    payment_intent,
    customer_details: customerDetails(record.session.customer_email),
    url: null,
  });
  emit(tx, 'checkout.session.completed', session);
  return session;
}

function customerDetails(email: string | null): Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** Stripe creates the intent when the buyer pays, not with the session, so until then a session has none. */
function startPayment(tx: Transaction, record: SessionRecord, status: PaymentOutcome) {
  const ids = { intent: newId('pi_'), charge: newId('ch_') };
  const intent = newIntent(tx, record, ids, status);
  const charge = newCharge(tx, record, ids, status);
  tx.put('intent', intent.id, intent);
  tx.put('charge', charge.id, charge);
  return { intent, charge };
}

interface Settlement {
  readonly intent: Partial<PaymentIntent>;
  readonly charge: Partial<Charge>;
  readonly events: readonly [EventType, EventType, EventType];
}

function arrival({ amount }: PaymentIntent): Settlement {
  return {
    intent: { status: 'succeeded', amount_received: amount },
    charge: { status: 'succeeded', paid: true, captured: true, amount_captured: amount },
    events: ['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.async_payment_succeeded'],
  };
}

function failure({ latest_charge }: PaymentIntent): Settlement {
  const message = 'The bank account has insufficient funds to complete the purchase.';
  return {
    intent: {
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'card_error',
        code: 'payment_intent_payment_attempt_failed',
        charge: latest_charge,
        message,
      },
    },
    charge: { status: 'failed', failure_code: 'insufficient_funds', failure_message: message },
    events: ['payment_intent.payment_failed', 'charge.failed', 'checkout.session.async_payment_failed'],
  };
}
