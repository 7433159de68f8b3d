import { expect, it } from 'vitest';
import { deleteItem, insertItem, replaceItem } from './lock.ts';
import type { Table } from './thing.ts';

interface Item {
  id: string;
  revision: number;
}
const params = () => ({ TableName: 't' });
const entity: Table<Item> = {
  get: () => ({ go: async () => ({ data: null }) }),
  create: (item) => ({ params: () => ({ ...params(), Item: item, ConditionExpression: 'new' }) }),
  put: (item) => ({ params: () => ({ ...params(), Item: item }) }),
  delete: (key) => ({ params: () => ({ ...params(), Key: key }) }),
};
const thing = { id: 'a', revision: 3 };
const onlyAt = (revision: number) => ({
  ConditionExpression: 'revision = :revision',
  ExpressionAttributeValues: { ':revision': revision },
});

it('replaces and deletes a thing only at the revision that was read', () => {
  const after = { ...thing, revision: 4 };
  expect(replaceItem(entity, after, 3)).toEqual({ Put: { TableName: 't', Item: after, ...onlyAt(3) } });
  expect(deleteItem(entity, thing)).toEqual({ Delete: { TableName: 't', Key: { id: 'a' }, ...onlyAt(3) } });
});

it('writes an unwritten thing only while it is unwritten', () => {
  const { Put } = replaceItem(entity, { ...thing, revision: 1 }, 0);
  expect(Put?.ConditionExpression).toBe('attribute_not_exists(revision)');
  expect(insertItem(entity, thing).Put?.ConditionExpression).toBe('new');
});
