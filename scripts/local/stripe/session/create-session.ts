import type Stripe from 'stripe';
import { invalidRequest } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Params } from '../request/params.ts';
import type { Transaction } from '../store/transaction.ts';
import { readLines } from './line-items.ts';
import type { Session, SessionRecord } from './records.ts';
import { readEmail, readExpiry, readUrl, requireTotal } from './rules.ts';

/** Parameters that Stripe supports and this page ignores. All other unknown parameters are refused. */
const withoutEffect: readonly (keyof Stripe.Checkout.SessionCreateParams)[] = [
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'consent_collection',
  'custom_text',
  'customer_creation',
  'excluded_payment_method_types',
  'integration_identifier',
  'invoice_creation',
  'locale',
  'name_collection',
  'origin_context',
  'payment_method_options',
  'phone_number_collection',
  'submit_type',
];
const intentWithoutEffect: readonly (keyof Stripe.Checkout.SessionCreateParams.PaymentIntentData)[] = [
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
];

export function createSession(tx: Transaction, params: Params, payPage: (id: string) => string): Session {
  requirePlainPayment(params);
  const lines = readLines(params);
  const currency = lines[0]?.currency ?? 'usd';
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  requireTotal(total, currency);
  const draft = openSession(tx, params, payPage);
  const record: SessionRecord = {
    session: { ...draft, ...totals(total, currency) },
    lines,
    intent: readIntentData(params),
  };
  params.accept(withoutEffect);
  tx.put('session', record.session.id, record);
  return record.session;
}

function requirePlainPayment(params: Params): void {
  if (params.requiredText('mode') !== 'payment') {
    throw invalidRequest("The payment stand-in supports only mode 'payment'.", { param: 'mode' });
  }
  if ((params.text('ui_mode') ?? 'hosted_page') !== 'hosted_page') {
    throw invalidRequest("The payment stand-in supports only ui_mode 'hosted_page'.", { param: 'ui_mode' });
  }
}

type Totals = 'amount_subtotal' | 'amount_total' | 'currency' | 'payment_status' | 'total_details';

function openSession(tx: Transaction, params: Params, payPage: (id: string) => string): Omit<Session, Totals> {
  const id = newId('cs_test_');
  return {
    id,
    object: 'checkout.session',
    allow_promotion_codes: null,
    cancel_url: readUrl(params, 'cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id', 200) ?? null,
    created: tx.now,
    customer: null,
    customer_details: null,
    customer_email: readEmail(params),
    discounts: [],
    expires_at: readExpiry(tx, params),
    invoice: null,
    livemode: false,
    locale: null,
    metadata: params.metadata(),
    mode: 'payment',
    payment_intent: null,
    payment_link: null,
    payment_method_types: ['card', 'us_bank_account'],
    recovered_from: null,
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: readUrl(params, 'success_url') ?? params.missing('success_url'),
    ui_mode: 'hosted_page',
    url: payPage(id),
  };
}

/** Discounts are not supported: the shop sends the final price. */
function totals(total: number, currency: string): Pick<Session, Totals> {
  return {
    amount_subtotal: total,
    amount_total: total,
    currency,
    payment_status: total > 0 ? 'unpaid' : 'no_payment_required',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  };
}

function readIntentData(params: Params): SessionRecord['intent'] {
  const data = params.child('payment_intent_data');
  data?.accept(intentWithoutEffect);
  return { metadata: data?.metadata() ?? {}, description: data?.text('description') ?? null };
}
