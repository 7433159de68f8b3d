import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { days, minutes, seconds, ttlAfter } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { type Amounts, adding } from '#lib/table/adding.ts';
import { readItems } from '#lib/table/batch.ts';
import { documents } from '#lib/table/client.ts';
import { anyShard, shards } from '#lib/table/shards.ts';
import { activeMinutes } from '#shared/analytics/visit.ts';

/*
 * Sums of visits. Each is spread over ten items with different partition keys: a thousand calls a second become a
 * hundred one-unit writes per key, a tenth of what DynamoDB allows for one key, and a read costs ten small items
 * regardless of the number of visitors.
 */

type Sums = (name: string) => number;

const keyOf = (group: string, shard: number) => ({ pk: `$traffic#${group}#${shard}`, sk: '$sums' });

async function add(group: string, amounts: Amounts, kept: number): Promise<void> {
  if (Object.keys(amounts).length === 0) return;
  const Key = keyOf(group, anyShard());
  await documents.send(
    new UpdateCommand({ TableName: readEnv('table').table, Key, ...adding(amounts, ttlAfter(kept)) }),
  );
}

async function read(groups: readonly string[]): Promise<Sums> {
  const items = await readItems(groups.flatMap((group) => shards.map((shard) => keyOf(group, shard))));
  return (name) => items.reduce((sum, item) => sum + Number(item[name] ?? 0), 0);
}

/** A day's sums live as long as the id cookie. */
export const addToDay = (day: string, amounts: Amounts): Promise<void> => add(`day#${day}`, amounts, days(396));
export const readDay = (day: string): Promise<Sums> => read([`day#${day}`]);

/** Active visitors are counted in ten-second slots, sixty of which share an item. */
const slotLength = seconds(10);
const slotsOfItem = minutes(10) / slotLength;
const slotsOfWindow = minutes(activeMinutes) / slotLength;

const slotAt = (at: number): number => Math.floor(at / slotLength);
const groupOfSlot = (slot: number): string => `active#${Math.floor(slot / slotsOfItem)}`;
const nameOfSlot = (slot: number): string => `s${slot % slotsOfItem}`;

/** Moves a visitor from the slot of their previous activity to the current one, so that each visitor counts once. */
export async function moveActive(before: number | undefined, at: number): Promise<void> {
  const slot = slotAt(at);
  const old = before === undefined ? undefined : slotAt(before);
  if (old === slot) return;
  const changes: [number, number][] = [[slot, 1]];
  if (old !== undefined && slot - old <= slotsOfWindow) changes.push([old, -1]);
  const groups = Map.groupBy(changes, ([each]) => groupOfSlot(each));
  const writes = [...groups].map(([group, own]) =>
    add(group, Object.fromEntries(own.map(([each, by]) => [nameOfSlot(each), by])), days(2)),
  );
  await Promise.all(writes);
}

/** Visitors active within the last minutes, plus up to ten seconds. */
export async function readActive(at: number): Promise<number> {
  const newest = slotAt(at);
  const slots = Array.from({ length: slotsOfWindow + 1 }, (_, back) => newest - back);
  const groups = [...Map.groupBy(slots, groupOfSlot)];
  const counts = await Promise.all(
    groups.map(async ([group, own]) => {
      const sums = await read([group]);
      return own.reduce((sum, slot) => sum + sums(nameOfSlot(slot)), 0);
    }),
  );
  // A crash between two writes may leave the count one too high or too low.
  return Math.max(
    0,
    counts.reduce((sum, count) => sum + count, 0),
  );
}
