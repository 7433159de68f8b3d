import { minutes, now, ttlAfter } from '#lib/clock.ts';
import { unavailable } from '#lib/errors.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { AttemptEntity } from './attempt.entity.ts';

/** Failures count for this long after the first, and a lock lasts this long after the last. */
const period = minutes(15);
const expiry = () => ({ expires_at: now() + period, ttl: ttlAfter(period) });

export interface Failures {
  readonly failures: number;
  readonly expires_at: number;
}

/** Failures that still count, by key. */
export async function readFailures(keys: readonly string[]): Promise<ReadonlyMap<string, Failures>> {
  const { data } = await AttemptEntity.get(keys.map((key) => ({ key }))).go({ consistent: true });
  return new Map(data.filter(({ expires_at }) => expires_at > now()).map((item) => [item.key, item]));
}

async function countOnce(key: string): Promise<number | undefined> {
  const more = AttemptEntity.patch({ key })
    .add({ failures: 1 })
    .where(({ expires_at }, { gt }) => gt(expires_at, now()));
  const counted = await ifCondition(more.go({ response: 'all_new' }));
  if (counted) return counted.data.failures;
  const first = AttemptEntity.put({ key, failures: 1, ...expiry() }).where(
    (a, { notExists, lte }) => `${notExists(a.key)} OR ${lte(a.expires_at, now())}`,
  );
  return (await ifCondition(first.go())) && 1;
}

/** One failure more; the one that reaches `limit` starts the period anew. */
export async function countFailure(key: string, limit: number): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const failures = await countOnce(key);
    if (failures === limit) await AttemptEntity.patch({ key }).set(expiry()).go();
    if (failures !== undefined) return;
  }
  throw unavailable('Signing in is not possible right now. Please try again in a moment.');
}

export async function forgetFailures(key: string): Promise<void> {
  await AttemptEntity.delete({ key }).go();
}
