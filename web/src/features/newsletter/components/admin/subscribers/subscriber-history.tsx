import { formatDateTime } from '#shared/kernel/format.ts';
import { type ConsentWay, consentWordings } from '#shared/newsletter/choices.ts';
import { interestLabel } from '#shared/newsletter/interests.ts';
import type { Subscriber, SubscriberDetail } from '#shared/newsletter/subscriber.ts';
import { consentLabels, eventLabels, reasonLabels, sourceLabel } from '#shared/newsletter/subscriber-words.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { SubscriberMails } from './subscriber-mails.tsx';

type Event = SubscriberDetail['history'][number];

const named = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

/** What an event was about, in words. */
function detailOf({ what, detail }: Event): string | undefined {
  if (detail === null) return undefined;
  if (what === 'asked') return sourceLabel(detail);
  if (what === 'confirmed') return named(consentLabels, detail);
  if (what === 'suppressed') return named(reasonLabels, detail);
  return detail.split(', ').map(interestLabel).join(', ');
}

const Line = ({ event }: { readonly event: Event }) => (
  <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-0">
    <span className="min-w-0">
      <span className="font-strong">{eventLabels[event.what]}</span>
      <span className="block text-12 wrap-anywhere text-muted empty:hidden">{detailOf(event)}</span>
    </span>
    <span className="text-12 text-muted">{formatDateTime(event.at)}</span>
  </li>
);

/** What somebody agreed to, or what was said of how they did. */
const wordsOf = (how: ConsentWay, wording: string): string =>
  how === 'import'
    ? `Stated by whoever imported the address: ${wording}`
    : `Wording ${wording}: ${consentWordings[wording] ?? 'no longer kept'}.`;

const Events = ({ history, consent }: SubscriberDetail) => (
  <section aria-labelledby="subscriber-events">
    <h3 id="subscriber-events" className="mb-1 text-16">
      Consent
    </h3>
    <ol>
      {history.map((event) => (
        <Line key={`${event.at} ${event.what}`} event={event} />
      ))}
    </ol>
    {history.length === 0 && (
      <p className="text-muted">Unknown: this subscription is older than the record of what happens to them.</p>
    )}
    {consent?.wording && (
      <p className="mt-3 border-t border-line pt-3 text-12 text-pretty text-muted">
        {wordsOf(consent.how, consent.wording)}
      </p>
    )}
  </section>
);

export interface SubscriberHistoryProps {
  readonly subscriber: Pick<Subscriber, 'id' | 'email'>;
  readonly onClose: () => void;
}

/** What has happened to a subscription, to which wording its owner agreed, and which newsletters went there. */
export function SubscriberHistory({ subscriber: { id, email }, onClose }: SubscriberHistoryProps) {
  const { data, error, mutate } = useApi('GET /admin/newsletter-subscribers/{id}', { params: { id } });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="History of a subscriber" description={email}>
      {data ? (
        <>
          <Events {...data} />
          <SubscriberMails mails={data.mails} />
        </>
      ) : error ? (
        <FailedState title="The history could not be loaded" error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton />
      )}
    </Dialog>
  );
}
