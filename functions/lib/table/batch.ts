import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { readEnv } from '../env.ts';
import { unavailable } from '../errors.ts';
import { documents } from './client.ts';

interface Answer<K, T> {
  readonly data: T[];
  readonly unprocessed: K[];
}

/** Reads all keys; those that a busy table leaves unprocessed are retried a few times. */
export async function readAll<K, T>(keys: K[], read: (keys: K[]) => Promise<Answer<K, T>>): Promise<T[]> {
  const found: T[] = [];
  let wanted = keys;
  for (let attempt = 1; wanted.length > 0; attempt++) {
    if (attempt > 5) throw unavailable('The shop is busy. Please try again in a moment.', 2);
    if (attempt > 1) await pause(25 * 2 ** attempt);
    const { data, unprocessed } = await read(wanted);
    found.push(...data);
    wanted = unprocessed;
  }
  return found;
}

type Key = Readonly<Record<'pk' | 'sk', string>>;

/** Items that no entity describes, at most a hundred, by their keys. Eventually consistent; missing ones are left out. */
export function readItems(keys: Key[]): Promise<Readonly<Record<string, unknown>>[]> {
  const { table } = readEnv('table');
  return readAll(keys, async (wanted) => {
    const answer = await documents.send(new BatchGetCommand({ RequestItems: { [table]: { Keys: wanted } } }));
    const unprocessed = (answer.UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
    return { data: answer.Responses?.[table] ?? [], unprocessed };
  });
}
