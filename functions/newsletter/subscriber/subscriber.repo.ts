import type { EntityItem } from 'electrodb';
import { siteDay } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { type CounterName, counterItem } from '#lib/table/counter.ts';
import { dailyItem } from '#lib/table/daily.ts';
import { newestFirst, newestMatching } from '#lib/table/page.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SubscriberFilter } from '#shared/newsletter/api.ts';
import { audienceItem } from '../audience/audience.repo.ts';
import { audienceChange } from '../audience/audience.rules.ts';
import { movementOf } from '../growth/growth.rules.ts';
import { confirmedCounter, dailySubscribers, SubscriberEntity, subscriberCounter } from './subscriber.entity.ts';

export type StoredSubscriber = EntityItem<typeof SubscriberEntity>;
type Known = StoredSubscriber | undefined;

export async function findSubscriber(email: string): Promise<Known> {
  return (await SubscriberEntity.get({ email }).go({ consistent: true })).data ?? undefined;
}

/** For links and admins, which use the id. */
export async function findSubscriberById(id: string): Promise<Known> {
  const [found] = (await SubscriberEntity.query.byId({ id }).go({ limit: 1 })).data;
  return found && findSubscriber(found.email);
}

/** A page of subscribers, newest first, or by address for those with a prefix. Those who left are in a list of their own. */
export function listSubscribers(
  { search, state, source }: SubscriberFilter,
  page: PageQuery,
): Promise<Page<StoredSubscriber>> {
  const { onRollByAddress, onRollByCreation } = SubscriberEntity.query;
  const roll = state === 'unsubscribed' || state === 'suppressed' ? 'left' : 'current';
  const found = search ? onRollByAddress({ roll }).begins({ email: search }) : onRollByCreation({ roll });
  if (!state && !source) return newestFirst(found, page);
  const matching = found.where((of, { eq }) =>
    [...(state ? [eq(of.status, state)] : []), ...(source ? [eq(of.source, source as string)] : [])].join(' AND '),
  );
  return newestMatching(matching, page);
}

function replaceItem(before: Known, after: StoredSubscriber): TransactItem {
  if (!before) return { Put: SubscriberEntity.create(after).params() };
  const put = SubscriberEntity.put(after).where((stored, { eq }) => eq(stored.revision, before.revision));
  return { Put: put.params() };
}

const removeItem = ({ email, revision }: StoredSubscriber): TransactItem => ({
  Delete: SubscriberEntity.remove({ email })
    .where((stored, { eq }) => eq(stored.revision, revision))
    .params(),
});

/** What a subscriber adds to the counters. */
const countsOf = (subscriber: Known): readonly (readonly [CounterName, number])[] => [
  [subscriberCounter, subscriber?.roll === 'current' ? 1 : 0],
  [confirmedCounter, subscriber?.status === 'confirmed' ? 1 : 0],
];

/** On the day on which it happened, whenever a retry writes it. */
async function movementItems(before: Known, after: Known): Promise<TransactItem[]> {
  const movement = movementOf(before, after);
  return movement ? [dailyItem(dailySubscribers, await siteDay(movement.at ?? now()), { [movement.name]: 1 })] : [];
}

/** Everything that counts subscribers, in the transaction that changes one. */
async function countItems(before: Known, after: Known): Promise<TransactItem[]> {
  const was = new Map(countsOf(before));
  const audience = audienceChange(before, after);
  const counters = countsOf(after)
    .map(([name, count]) => [name, count - (was.get(name) ?? 0)] as const)
    .flatMap(([name, by]) => (by === 0 ? [] : [counterItem(name, by)]));
  return [...counters, ...(audience ? [audienceItem(audience)] : []), ...(await movementItems(before, after))];
}

/** The subscriber after a change, and what else goes into its transaction. `null` removes it, `undefined` keeps it. */
export interface Outcome {
  readonly after: Omit<StoredSubscriber, 'revision'> | null | undefined;
  readonly also?: readonly TransactItem[];
}

/** Undefined when a concurrent write won. */
async function write(before: Known, { after, also = [] }: Outcome): Promise<{ readonly now: Known } | undefined> {
  if (after === undefined || (after === null && !before)) {
    const isDone = also.length === 0 || (await transactUnlessRefused(also));
    return isDone ? { now: before } : undefined;
  }
  const next = after ? { ...after, revision: (before?.revision ?? 0) + 1 } : undefined;
  const change = next ? replaceItem(before, next) : before && removeItem(before);
  const items = [...(change ? [change] : []), ...(await countItems(before, next)), ...also];
  return (await transactUnlessRefused(items)) ? { now: next } : undefined;
}

/**
 * Reads a subscriber, calls `decide`, and writes the outcome and the counters in one transaction. When a concurrent
 * write wins, it reads and decides again. Returns the subscriber as it is afterwards.
 */
export async function changeSubscriber(email: string, decide: (before: Known) => Outcome): Promise<Known> {
  const done = await retryOnConflict({ tries: 5, wait: 10 }, async () => {
    const before = await findSubscriber(email);
    return write(before, decide(before));
  });
  if (!done) throw unavailable('The shop is busy. Please try again in a moment.', 2);
  return done.now;
}
