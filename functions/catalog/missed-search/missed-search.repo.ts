import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { days } from '#lib/clock.ts';
import type { Amounts } from '#lib/table/adding.ts';
import { documents } from '#lib/table/client.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { type Daily, dailyItem, defineDaily } from '#lib/table/daily.ts';
import { shardOf } from '#lib/table/shards.ts';

/** What people have typed is kept only as long as the back-office compares it. */
const dailyMissed = defineDaily('missed-searches', days(190));

/** A day keeps so many terms in each of its ten items; the others are counted together. */
const mostTerms = 20;
/** A term may be called like anything else that an item has. */
const prefix = 'term:';
const [terms, others] = ['terms', 'others'];

/** Adds to a day on a condition about its attributes: `#n0` is the first of the amounts, `#n1` the second. */
async function add(day: string, amounts: Amounts, shard: number, ConditionExpression?: string, values = {}) {
  const { Update } = dailyItem(dailyMissed, day, amounts, shard);
  const ExpressionAttributeValues = { ...Update.ExpressionAttributeValues, ...values };
  const write = new UpdateCommand({ ...Update, ConditionExpression, ExpressionAttributeValues });
  return (await ifCondition(documents.send(write))) !== undefined;
}

/** Counts a search: one write for a term that the day knows, two for a new one, three when the day has too many. */
export async function countMissed(day: string, term: string): Promise<void> {
  const [name, shard] = [prefix + term, shardOf(term)];
  if (await add(day, { [name]: 1 }, shard, 'attribute_exists(#n0)')) return;
  const isNew = 'attribute_not_exists(#n0) AND (attribute_not_exists(#n1) OR #n1 < :most)';
  if (await add(day, { [name]: 1, [terms]: 1 }, shard, isNew, { ':most': mostTerms })) return;
  await add(day, { [others]: 1 }, shard);
}

/** How often each term was searched for on each day; the `others` of a day have no name. */
export function missedByDay(daily: Daily): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const named = ({ [terms]: _, [others]: unnamed = 0, ...amounts }: Amounts) =>
    new Map([
      ...Object.entries(amounts).map(([name, times]) => [name.slice(prefix.length), times] as const),
      ...(unnamed > 0 ? [['', unnamed] as const] : []),
    ]);
  return new Map([...daily(dailyMissed)].map(([day, amounts]) => [day, named(amounts)]));
}
