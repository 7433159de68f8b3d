import { siteDay } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import type { Amounts } from '#lib/table/adding.ts';
import { type CounterName, counterItem } from '#lib/table/counter.ts';
import { dailyItem } from '#lib/table/daily.ts';
import { anyShard } from '#lib/table/shards.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { audienceItem } from '../audience/audience.repo.ts';
import { audienceChange } from '../audience/audience.rules.ts';
import { movementOf } from '../growth/growth.rules.ts';
import { confirmedCounter, dailySubscribers, subscriberCounter } from './subscriber.entity.ts';
import type { StoredSubscriber } from './subscriber.repo.ts';

/** A subscriber before and after a change; undefined where there is none. */
export interface Turn {
  readonly before: StoredSubscriber | undefined;
  readonly after: StoredSubscriber | undefined;
}

/** Adds amounts to sums by name; those that come to nothing are left out. */
const summed = (amounts: readonly (Amounts | undefined)[]): Amounts => {
  const sums: Record<string, number> = {};
  for (const each of amounts) for (const [name, by] of Object.entries(each ?? {})) sums[name] = (sums[name] ?? 0) + by;
  return Object.fromEntries(Object.entries(sums).filter(([, by]) => by !== 0));
};

/** What a subscriber adds to the counters. */
const countsOf = (subscriber: StoredSubscriber | undefined, sign: 1 | -1): Amounts => ({
  [subscriberCounter]: subscriber?.roll === 'current' ? sign : 0,
  [confirmedCounter]: subscriber?.status === 'confirmed' ? sign : 0,
});

/** By day, on which it happened, whenever a retry writes it. */
async function movementsOf(turns: readonly Turn[]): Promise<ReadonlyMap<string, Amounts>> {
  const moved = turns.flatMap(({ before, after }) => movementOf(before, after) ?? []);
  const ofDays = await Promise.all(
    moved.map(async ({ name, at }) => ({ day: await siteDay(at ?? now()), amounts: { [name]: 1 } })),
  );
  const byDay = Map.groupBy(ofDays, ({ day }) => day);
  return new Map([...byDay].map(([day, some]) => [day, summed(some.map(({ amounts }) => amounts))]));
}

/**
 * Everything that counts subscribers, for the transaction that changes some. Transactions that run side by side choose
 * shards of their own, so that they do not wait for each other.
 */
export async function countItems(turns: readonly Turn[], shard = anyShard()): Promise<TransactItem[]> {
  const counters = summed(turns.flatMap(({ before, after }) => [countsOf(after, 1), countsOf(before, -1)]));
  const audience = summed(turns.map(({ before, after }) => audienceChange(before, after)));
  const movements = await movementsOf(turns);
  return [
    ...Object.entries(counters).map(([name, by]) => counterItem(name as CounterName, by, shard)),
    ...(Object.keys(audience).length > 0 ? [audienceItem(audience, shard)] : []),
    ...[...movements].map(([day, amounts]) => dailyItem(dailySubscribers, day, amounts, shard)),
  ];
}
