import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../clock.ts';
import { readEnv } from '../env.ts';
import { documents } from './client.ts';
import type { TransactItem } from './transact.ts';

declare const isList: unique symbol;
/** A list small enough to be cached in memory as a whole, so that filters and sums need no reads. */
export type ListName = string & { readonly [isList]: true };

/** Declares a domain's list; its name is part of a key in the table. */
export const defineList = (name: string): ListName => name as ListName;

/** State of a list as a whole: one item, updated with every change, so that copies know when to reload. */
export interface ListMark {
  /** Incremented by every change. */
  readonly generation: number;
  readonly changed_at: string;
}
const untouched: ListMark = { generation: 0, changed_at: new Date(0).toISOString() };

const place = (list: ListName) => ({ TableName: readEnv('table').table, Key: { pk: `$list#${list}`, sk: '$mark' } });

export async function findListMark(list: ListName): Promise<ListMark> {
  const { Item } = await documents.send(new GetCommand({ ...place(list), ConsistentRead: true }));
  return (Item as ListMark | undefined) ?? untouched;
}

/** Part of a transaction that changes the list as it was read: refused when it has changed since. */
export function markListUnchangedSince(list: ListName, { generation }: ListMark): TransactItem {
  const { Update } = markListItem(list);
  const ConditionExpression = generation === 0 ? 'attribute_not_exists(generation)' : 'generation = :seen';
  const values = { ...Update?.ExpressionAttributeValues, ...(generation > 0 && { ':seen': generation }) };
  return {
    Update: { ...(Update as NonNullable<typeof Update>), ConditionExpression, ExpressionAttributeValues: values },
  };
}

/** Part of every transaction that changes a thing of the list. */
export const markListItem = (list: ListName): TransactItem => ({
  Update: {
    ...place(list),
    UpdateExpression: 'ADD generation :one SET changed_at = :at',
    ExpressionAttributeValues: { ':one': 1, ':at': nowIso() },
  },
});
