import type { SubscriberEventKind } from '#shared/newsletter/choices.ts';
import type { StoredSubscriber } from './subscriber.repo.ts';

type Events = NonNullable<StoredSubscriber['history']>;

/** Events that a subscriber keeps: the first two, which say how the subscription began, and the newest. */
const mostEvents = 30;
const firstEvents = 2;

const shortened = (events: Events): Events =>
  events.length <= mostEvents ? events : [...events.slice(0, firstEvents), ...events.slice(firstEvents - mostEvents)];

/** The history of a subscriber with one more event. */
export const withEvent = (
  { history = [] }: Pick<StoredSubscriber, 'history'>,
  at: number,
  what: SubscriberEventKind,
  detail?: string,
): Events => shortened([...history, { at: new Date(at).toISOString(), what, ...(detail && { detail }) }]);
