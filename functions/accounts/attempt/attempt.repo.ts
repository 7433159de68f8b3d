import { minutes, now, ttlAfter } from '#lib/clock.ts';
import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { AttemptEntity } from './attempt.entity.ts';

/** Failures count for this long after the first, and a lock lasts this long after the last. */
const failurePeriod = minutes(15);
const expiryAfter = (period: number) => ({ expires_at: now() + period, ttl: ttlAfter(period) });

export interface Attempts {
  readonly times: number;
  readonly expires_at: number;
}

/** Failures that still count, by key. */
export async function readFailures(keys: readonly string[]): Promise<ReadonlyMap<string, Attempts>> {
  const { data } = await AttemptEntity.get(keys.map((key) => ({ key }))).go({ consistent: true });
  return new Map(data.filter(({ expires_at }) => expires_at > now()).map((item) => [item.key, item]));
}

async function countOnce(key: string, period: number): Promise<Attempts | undefined> {
  const more = AttemptEntity.patch({ key })
    .add({ times: 1 })
    .where(({ expires_at }, { gt }) => gt(expires_at, now()));
  const counted = await ifCondition(more.go({ response: 'all_new' }));
  if (counted) return counted.data as Attempts;
  const begun = { times: 1, ...expiryAfter(period) };
  const first = AttemptEntity.put({ key, ...begun }).where(
    (a, { notExists, lte }) => `${notExists(a.key)} OR ${lte(a.expires_at, now())}`,
  );
  return (await ifCondition(first.go())) && begun;
}

/** Counts an attempt. Returns the count of its period (milliseconds), which starts with the first attempt. */
export async function countAttempt(key: string, period: number): Promise<Attempts> {
  const counted = await retryOnConflict({ tries: 5, wait: 10 }, () => countOnce(key, period));
  if (counted) return counted;
  throw unavailable('This is not possible right now. Please try again in a moment.');
}

/** Counts a failure. The one that reaches `limit` restarts the period. */
export async function countFailure(key: string, limit: number): Promise<void> {
  const { times } = await countAttempt(key, failurePeriod);
  if (times === limit) await AttemptEntity.patch({ key }).set(expiryAfter(failurePeriod)).go();
}

export async function forgetFailures(key: string): Promise<void> {
  await AttemptEntity.delete({ key }).go();
}
