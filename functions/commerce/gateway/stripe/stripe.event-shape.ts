import type Stripe from 'stripe';
import * as z from 'zod';
import { DomainError } from '#lib/errors.ts';

/*
 * What of Stripe's events is relied on. A signature says who sent an event, not that it has this form: an account with
 * another version of Stripe's API sends others.
 */

const text = z.string().min(1);
const reference = z.union([text, z.looseObject({ id: text })]).nullish();
const metadata = z.record(z.string(), z.string());
const cents = z.number().int();

const session = z.looseObject({
  id: text,
  status: text.nullable(),
  payment_status: text,
  payment_intent: reference,
  amount_total: cents.nullable(),
  currency: text.nullable(),
  metadata: metadata.nullable(),
});
const refund = z.looseObject({ id: text, payment_intent: reference, charge: reference, metadata: metadata.nullish() });
const dispute = z.looseObject({ id: text, amount: cents, status: text, payment_intent: reference, charge: reference });
const charge = z.looseObject({ amount: cents, payment_intent: reference, metadata });

const objects: Readonly<Record<string, z.ZodType>> = {
  'checkout.session.completed': session,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.async_payment_failed': session,
  'checkout.session.expired': session,
  'charge.refunded': charge,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
  'refund.failed': refund,
  'refund.updated': refund,
};

const Event = z.looseObject({ id: text, type: text, data: z.looseObject({ object: z.looseObject({}) }) });

/** Checks the form of a webhook's event. Throws 400 for one that cannot be read; other types are not looked into. */
export function requireForm(event: Stripe.Event): Stripe.Event {
  const { success, data } = Event.safeParse(event);
  const isRead = success && (objects[data.type]?.safeParse(data.data.object).success ?? true);
  if (!isRead) throw new DomainError('malformed', 'This event does not have the form of a Stripe event');
  return event;
}
