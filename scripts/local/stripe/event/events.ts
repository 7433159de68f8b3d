import Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Event, EventObject, EventType } from './records.ts';

/** An event and its delivery are stored with the change that caused them, so neither is lost without the other. */
export function emit(
  tx: Transaction,
  type: EventType,
  object: EventObject,
  previous?: Partial<Record<string, unknown>>,
): void {
  const id = newId('evt_');
  tx.put('event', id, {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: tx.now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: tx.cause,
    type,
  });
  tx.put('delivery', id, { event: id, lane: laneOf(object), state: 'pending', attempts: 0, lastStatus: null });
}

/** An event as read later, with the current state of its delivery. */
export function eventView(tx: Transaction, event: Event): Event {
  const pending = tx.get('delivery', event.id)?.state === 'pending';
  return { ...event, pending_webhooks: pending ? 1 : 0 };
}

/** Events of one payment are delivered in order; different payments do not wait for each other. */
function laneOf(object: EventObject): string {
  if (object.object === 'payment_intent') return object.id;
  return object.payment_intent ?? object.id;
}
