import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { now, nowIso, seconds } from '../clock.ts';
import { readEnv } from '../env.ts';
import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { documents } from './client.ts';
import type { TransactItem } from './transact.ts';

declare const isList: unique symbol;
/** A list that is small enough to be kept in memory whole, so that filters and sums ask the table nothing. */
export type ListName = string & { readonly [isList]: true };

/** Declares a list of a domain's; its name is part of a key of the table. */
export const defineList = (name: string): ListName => name as ListName;

/** What is true of a list as a whole: one item, written with every change, so that copies know when to load. */
export interface ListMark {
  /** Raised by every change. */
  readonly generation: number;
  /** How many of it are published. */
  readonly published: number;
  readonly changed_at: string;
}
const untouched: ListMark = { generation: 0, published: 0, changed_at: new Date(0).toISOString() };

const place = (list: ListName) => ({ TableName: readEnv('table').table, Key: { pk: `$list#${list}`, sk: '$mark' } });

export async function findListMark(list: ListName): Promise<ListMark> {
  const { Item } = await documents.send(new GetCommand({ ...place(list), ConsistentRead: true }));
  return (Item as ListMark | undefined) ?? untouched;
}

/** Part of every transaction that changes a thing of the list; `published` by how many more are published. */
export const markListItem = (list: ListName, published = 0): TransactItem => ({
  Update: {
    ...place(list),
    UpdateExpression: 'ADD generation :one, published :published SET changed_at = :at',
    ExpressionAttributeValues: { ':one': 1, ':published': published, ':at': nowIso() },
  },
});

/** How often a public read asks whether something changed. */
const lookEvery = seconds(1);
/** Indexes follow a write within this time: a copy that was made sooner after a change may lack it. */
const settling = seconds(5);

interface ListCopy<T> {
  /** The list as it is now; the table is asked for more than its mark only when something changed. */
  readonly fresh: () => Promise<T>;
  /** The list as it was at most a second ago, or as it last was while the table is away. */
  readonly current: () => Promise<T>;
}

/** A copy of a list in this instance's memory. `load` reads the whole list; `away` is said when that cannot be done. */
export function listCopy<T>(list: ListName, load: () => Promise<T>, away: string): ListCopy<T> {
  let copy: { readonly value: T; readonly generation: number; readonly madeAt: number } | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<T> | undefined;

  async function look(): Promise<T> {
    const at = now();
    const { generation, changed_at } = await findListMark(list);
    const isRight = copy?.generation === generation && copy.madeAt > Date.parse(changed_at) + settling;
    if (!copy || !isRight) copy = { value: await load(), generation, madeAt: at };
    lookedAt = at;
    return copy.value;
  }

  function fresh(): Promise<T> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function current(): Promise<T> {
    if (copy && Math.abs(now() - lookedAt) < lookEvery) return copy.value;
    try {
      return await fresh();
    } catch (error) {
      if (!copy) throw unavailable(away, 2, error);
      logger.warn('list as it was', { list, error: error as Error });
      return copy.value;
    }
  }

  return { fresh, current };
}
