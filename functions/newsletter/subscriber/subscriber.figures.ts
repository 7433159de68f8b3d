import { readCounter } from '#lib/table/counter.ts';
import type { SubscriberSummary } from '#shared/newsletter/subscriber.ts';
import { confirmedCounter, subscriberCounter } from './subscriber.entity.ts';

/** The number of subscribers, pending or confirmed, and of the confirmed ones. */
export async function subscriberSummary(): Promise<SubscriberSummary> {
  const [subscribers, confirmed] = await Promise.all([readCounter(subscriberCounter), readCounter(confirmedCounter)]);
  return { subscribers, confirmed };
}
