import type { SessionRecord } from '../session/records.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Charge, PaymentIntent } from './records.ts';

export type PaymentOutcome = 'succeeded' | 'pending';

interface PaymentIds {
  readonly intent: string;
  readonly charge: string;
}

export function newIntent(
  tx: Transaction,
  { session, intent }: SessionRecord,
  ids: PaymentIds,
  status: PaymentOutcome,
): PaymentIntent {
  return {
    id: ids.intent,
    object: 'payment_intent',
    amount: session.amount_total,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? session.amount_total : 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: tx.now,
    currency: session.currency,
    customer: null,
    description: intent.description,
    last_payment_error: null,
    latest_charge: ids.charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: session.payment_method_types,
    receipt_email: null,
    status: status === 'succeeded' ? 'succeeded' : 'processing',
  };
}

export function newCharge(
  tx: Transaction,
  { session, intent }: SessionRecord,
  ids: PaymentIds,
  status: PaymentOutcome,
): Charge {
  const succeeded = status === 'succeeded';
  return {
    id: ids.charge,
    object: 'charge',
    amount: session.amount_total,
    amount_captured: succeeded ? session.amount_total : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { address: null, email: session.customer_email, name: null, phone: null, tax_id: null },
    captured: succeeded,
    created: tx.now,
    currency: session.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    paid: succeeded,
    payment_intent: ids.intent,
    payment_method: null,
    payment_method_details: succeeded
      ? { type: 'card', card: { brand: 'visa', last4: '4242' } }
      : { type: 'us_bank_account' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    status,
  };
}
