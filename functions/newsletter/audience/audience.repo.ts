import { readEnv } from '#lib/env.ts';
import { type Amounts, adding } from '#lib/table/adding.ts';
import { readItems } from '#lib/table/batch.ts';
import { shards } from '#lib/table/shards.ts';
import type { TransactItem } from '#lib/table/transact.ts';

/*
 * How many confirmed subscribers chose which interests. An audience of several interests counts everybody once, which sums
 * of single interests would not: so each set of interests has its own figure. There are few interests, so all figures fit
 * into one small item, spread over ten shards.
 */

type Key = Readonly<Record<'pk' | 'sk', string>>;
const key = (shard: number): Key => ({ pk: `$newsletter-audience#shard_${shard}`, sk: '$newsletter-audience' });

/** Subscribers by set of interests. */
export type AudienceFigures = Amounts;

/** Part of the transaction that changes a subscriber: adds to the figures of sets. */
export const audienceItem = (changes: AudienceFigures, shard: number): TransactItem => ({
  Update: { TableName: readEnv('table').table, Key: key(shard), ...adding(changes) },
});

/** All figures: one batch of ten items, with a number for each set at most. */
export async function readAudienceFigures(): Promise<AudienceFigures> {
  const sums: Record<string, number> = {};
  for (const { pk: _, sk: __, ...figures } of await readItems(shards.map(key)))
    for (const [name, count] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + Number(count);
  return sums;
}
