import { readCounter } from '#lib/table/counter.ts';
import type { SubscriberSummary } from '#shared/newsletter/subscriber.ts';

/** How many are pending or confirmed, and how many of them are confirmed. */
export async function subscriberSummary(): Promise<SubscriberSummary> {
  const [subscribers, confirmed] = await Promise.all([
    readCounter('newsletter_subscribers'),
    readCounter('newsletter_confirmed'),
  ]);
  return { subscribers, confirmed };
}
