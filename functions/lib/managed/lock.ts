import type { TransactItem } from '../table/transact.ts';
import type { ManagedItem, Table } from './thing.ts';

/*
 * Optimistic locking: every replace or delete names the revision it is based on, and the table rejects the later of two
 * concurrent writes.
 */

/** Revision 0 has not been written yet. */
const unchangedSince = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(revision)' }
    : { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } };

type Put = NonNullable<TransactItem['Put']>;
type Delete = NonNullable<TransactItem['Delete']>;

/** Part of a transaction; refused when the id is taken. */
export const insertItem = <Item extends ManagedItem>(entity: Table<Item>, item: Item): TransactItem => ({
  Put: entity.create(item).params() as Put,
});

/** Part of a transaction that replaces the given revision with `after`; refused when it is no longer current. */
export const replaceItem = <Item extends ManagedItem>(
  entity: Table<Item>,
  after: Item,
  revision: number,
): TransactItem => ({
  Put: { ...(entity.put(after).params() as Put), ...unchangedSince(revision) },
});

/** Part of a transaction; refused when the thing has changed since it was read. */
export const deleteItem = <Item extends ManagedItem>(entity: Table<Item>, { id, revision }: Item): TransactItem => ({
  Delete: { ...(entity.delete({ id }).params() as Delete), ...unchangedSince(revision) },
});
