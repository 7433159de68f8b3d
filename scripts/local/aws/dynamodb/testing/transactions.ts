import { GetCommand, PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { db } from './fixture.ts';

/** Shorthands for the transaction tests. They use the table of this name in the file's fixture. */
export const TableName = 'transactions';

export type Members = NonNullable<TransactWriteCommandInput['TransactItems']>;

export const key = (pk: string) => ({ pk, sk: 'a' });
export const put = (Item: Record<string, unknown>) =>
  db.documents.send(new PutCommand({ TableName, Item: { sk: 'a', ...Item } }));
export const get = async (pk: string, table = TableName) =>
  (await db.documents.send(new GetCommand({ TableName: table, Key: key(pk) }))).Item;
export const write = (TransactItems: Members, more: Partial<TransactWriteCommandInput> = {}) =>
  db.documents.send(new TransactWriteCommand({ TransactItems, ...more }));
export const putOf = (pk: string, more: object = {}) => ({ Put: { TableName, Item: { ...key(pk), ...more } } });
export const add = (pk: string, n: number) => ({
  Update: { TableName, Key: key(pk), UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': n } },
});
export const check = (pk: string, ConditionExpression: string) => ({
  ConditionCheck: {
    TableName,
    Key: key(pk),
    ConditionExpression,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  },
});
