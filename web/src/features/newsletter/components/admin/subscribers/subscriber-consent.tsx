import { formatDate } from '#shared/kernel/format.ts';
import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { subscriberTexts } from '#shared/newsletter/subscriber-columns.ts';

/** How and when somebody agreed; nothing of those who have not yet. To what stands in the history. */
export function SubscriberConsent({ subscriber }: { readonly subscriber: Subscriber }) {
  const how = subscriberTexts.consent.value(subscriber);
  const { consent } = subscriber;
  if (!consent) return <span className="text-muted">{how || '–'}</span>;
  return (
    <span className="block whitespace-nowrap">
      {how}
      <span className="block text-12 text-muted">{formatDate(consent.at)}</span>
    </span>
  );
}
