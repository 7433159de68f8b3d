import { hours, now } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { type Amounts, adding } from '#lib/table/adding.ts';
import { readItems } from '#lib/table/batch.ts';
import { anyShard, shards } from '#lib/table/shards.ts';
import type { TransactItem } from '#lib/table/transact.ts';

/*
 * Figures of a newsletter, raised as things happen and spread over ten items: everybody opens a newsletter in the same hour.
 * Names: `sent`, `sent_again` (second mails to those who had not opened the first), `opens`, `link_3`, `opens@2026-11-27T12`
 * for an hour, `opens@2026-11-27` for a day.
 */

type Key = Readonly<Record<'pk' | 'sk', string>>;
const key = (newsletterId: string, shard: number): Key => ({
  pk: `$newsletter-figures#${newsletterId}#shard_${shard}`,
  sk: '$newsletter-figures',
});

/** Figures by name. */
export type Figures = Amounts;

/** Part of a transaction: adds to figures of a newsletter. */
export const figuresItem = (newsletterId: string, amounts: Figures): TransactItem => ({
  Update: { TableName: readEnv('table').table, Key: key(newsletterId, anyShard()), ...adding(amounts) },
});

/** How long figures are kept by the hour; by day after that, so that an item stays small. */
const hourly = hours(24 * 7);

/** The hour of this moment, or its day once the newsletter has been out for a week. UTC. */
export const momentOf = (startedAt: string): string =>
  new Date(now()).toISOString().slice(0, now() - Date.parse(startedAt) < hourly ? 13 : 10);

/** DynamoDB's limit of a batch, in newsletters. */
const atOnce = 100 / shards.length;

/** All figures of some newsletters, by id. Eventually consistent. */
export async function readFigures(newsletterIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const sums = new Map<string, Record<string, number>>(newsletterIds.map((id) => [id, {}]));
  for (let at = 0; at < newsletterIds.length; at += atOnce) {
    const some = newsletterIds.slice(at, at + atOnce);
    for (const { pk, sk: _, ...figures } of await readItems(some.flatMap((id) => shards.map((n) => key(id, n))))) {
      const sum = sums.get(String(pk).split('#')[1] ?? '');
      if (sum) for (const [name, by] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + Number(by);
    }
  }
  return sums;
}
