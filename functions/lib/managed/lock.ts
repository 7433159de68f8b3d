import type { TransactItem } from '../table/transact.ts';
import type { Kept, Table } from './thing.ts';

/*
 * A thing is replaced and deleted only as it was read: every write names the revision that it was made from. Whoever comes
 * second is refused by the table.
 */

/** Revision 0 is what nobody has written yet. */
const unchangedSince = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(revision)' }
    : { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } };

type Put = NonNullable<TransactItem['Put']>;
type Delete = NonNullable<TransactItem['Delete']>;

/** Part of a transaction; refused when the id is taken. */
export const insertItem = <Item extends Kept>(entity: Table<Item>, item: Item): TransactItem => ({
  Put: entity.create(item).params() as Put,
});

/** Part of a transaction that puts `after` in the place of the revision it was made from; refused when that is gone. */
export const replaceItem = <Item extends Kept>(entity: Table<Item>, after: Item, revision: number): TransactItem => ({
  Put: { ...(entity.put(after).params() as Put), ...unchangedSince(revision) },
});

/** Part of a transaction; refused when the thing has been changed meanwhile. */
export const deleteItem = <Item extends Kept>(entity: Table<Item>, { id, revision }: Item): TransactItem => ({
  Delete: { ...(entity.delete({ id }).params() as Delete), ...unchangedSince(revision) },
});
