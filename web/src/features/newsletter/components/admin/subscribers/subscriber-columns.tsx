import type { ReactNode } from 'react';
import { formatDate } from '#shared/kernel/format.ts';
import { interestLabel } from '#shared/newsletter/interests.ts';
import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { subscriberTexts } from '#shared/newsletter/subscriber-columns.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { SubscriberConsent } from './subscriber-consent.tsx';
import { SubscriberState } from './subscriber-state.tsx';

export const topicsOf = ({ interests }: Pick<Subscriber, 'interests'>): string =>
  interests.map(interestLabel).join(', ') || 'No topics chosen';

const date = (at: string): ReactNode => <span className="whitespace-nowrap text-muted">{formatDate(at)}</span>;

/** The columns of the subscribers; the page brings the actions. */
export const subscriberColumns = (acts: (subscriber: Subscriber) => ReactNode): readonly ListColumn<Subscriber>[] => [
  {
    id: 'email',
    ...subscriberTexts.email,
    isFixed: true,
    cell: ({ email }) => (
      <span className="block max-w-60 min-w-40 truncate font-strong" title={email}>
        {email}
      </span>
    ),
  },
  { id: 'status', ...subscriberTexts.status, cell: ({ state }) => <SubscriberState state={state} /> },
  {
    id: 'source',
    ...subscriberTexts.source,
    cell: (subscriber) => <span className="whitespace-nowrap">{subscriberTexts.source.value(subscriber)}</span>,
  },
  { id: 'consent', ...subscriberTexts.consent, cell: (subscriber) => <SubscriberConsent subscriber={subscriber} /> },
  {
    id: 'consented',
    ...subscriberTexts.consented,
    isExtra: true,
    cell: ({ consent }) => consent && date(consent.at),
  },
  { id: 'wording', ...subscriberTexts.wording, isExtra: true, cell: subscriberTexts.wording.value },
  {
    id: 'interests',
    ...subscriberTexts.interests,
    cell: (subscriber) => <span className="line-clamp-2 max-w-60 text-muted">{topicsOf(subscriber)}</span>,
  },
  { id: 'subscribed', ...subscriberTexts.subscribed, cell: ({ created_at }) => date(created_at) },
  {
    id: 'confirmed',
    ...subscriberTexts.confirmed,
    isExtra: true,
    cell: ({ confirmed_at }) => confirmed_at && date(confirmed_at),
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
