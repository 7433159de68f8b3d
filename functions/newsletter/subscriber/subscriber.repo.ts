import type { EntityItem } from 'electrodb';
import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { readAll } from '#lib/table/batch.ts';
import { newestFirst, newestMatching } from '#lib/table/page.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SubscriberFilter } from '#shared/newsletter/api.ts';
import { countItems } from './subscriber.counts.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

export type StoredSubscriber = EntityItem<typeof SubscriberEntity>;
type Known = StoredSubscriber | undefined;

export async function findSubscriber(email: string): Promise<Known> {
  return (await SubscriberEntity.get({ email }).go({ consistent: true })).data ?? undefined;
}

/** Subscribers by address, strongly consistent. */
export async function findSubscribers(emails: readonly string[]): Promise<ReadonlyMap<string, StoredSubscriber>> {
  const keys = emails.map((email) => ({ email }));
  const found = await readAll(keys, (some) => SubscriberEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(found.map((subscriber) => [subscriber.email, subscriber]));
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
  const items = [...(change ? [change] : []), ...(await countItems([{ before, after: next }])), ...also];
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

/** A subscriber as it was read, as it is to be, and what else goes into the transaction. */
export interface Planned {
  readonly before: Known;
  readonly after: Omit<StoredSubscriber, 'revision'>;
  readonly also: readonly TransactItem[];
}

/**
 * Writes the outcomes for several subscribers and their counts in one transaction, which has a hundred items at most; false
 * when a concurrent write of one of them won, and nothing was written. `shard`: of the counts.
 */
export async function changeTogether(planned: readonly Planned[], shard: number): Promise<boolean> {
  const turns = planned.map(({ before, after }) => ({
    before,
    after: { ...after, revision: (before?.revision ?? 0) + 1 },
  }));
  const changes = turns.map(({ before, after }) => replaceItem(before, after));
  const also = planned.flatMap((each) => each.also);
  return transactUnlessRefused([...changes, ...(await countItems(turns, shard)), ...also]);
}
