import { readCounter } from '#lib/table/counter.ts';
import type { SubscriberSummary } from '#shared/newsletter/subscriber.ts';
import { confirmedCounter, subscriberCounter } from './subscriber.entity.ts';

/** How many are pending or confirmed, and how many of them are confirmed. */
export async function subscriberSummary(): Promise<SubscriberSummary> {
  const [subscribers, confirmed] = await Promise.all([readCounter(subscriberCounter), readCounter(confirmedCounter)]);
  return { subscribers, confirmed };
}
