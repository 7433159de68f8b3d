import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { documents } from './client.ts';
import { type TransactItem, transact } from './transact.ts';

/* What the table may answer to a transaction. */

const table = mockClient(documents);
beforeEach(() => {
  table.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const items: TransactItem[] = ['a', 'b', 'c'].map((pk) => ({ Put: { TableName: 'unit', Item: { pk } } }));
const sent = () => table.commandCalls(TransactWriteCommand).length;

it.each([
  { codes: ['ConditionalCheckFailed', 'None', 'None'], failed: [0] },
  { codes: ['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'], failed: [1, 2] },
  { codes: ['TransactionConflict', 'None', 'ConditionalCheckFailed'], failed: [2] },
  { codes: ['ThrottlingError', 'ConditionalCheckFailed', 'None'], failed: [1] },
])('a condition that failed is told at once, whatever else was the matter: $codes', async ({ codes, failed }) => {
  table.on(TransactWriteCommand).rejects(cancelled(...codes));
  await expect(transact(items)).rejects.toMatchObject({ name: 'TransactionRefused', failed });
  expect(sent()).toBe(1);
});

it.each([['TransactionConflict'], ['ThrottlingError'], ['ProvisionedThroughputExceeded']])(
  '%s is tried again with the same items',
  async (code) => {
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', code, 'None'))
      .resolves({});
    await transact(items);
    expect(sent()).toBe(2);
    for (const { args } of table.commandCalls(TransactWriteCommand)) expect(args[0].input.TransactItems).toEqual(items);
  },
);

it('a condition that fails after a conflict is told', async () => {
  table
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('TransactionConflict', 'None', 'None'))
    .rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
  await expect(transact(items)).rejects.toMatchObject({ name: 'TransactionRefused', failed: [1] });
});

it('five conflicts in a row are too many: the caller may try again', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None', 'None'));
  await expect(transact(items)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(sent()).toBe(5);
});

it.each([
  ['what no retry mends', cancelled('ValidationError', 'None', 'None')],
  ['another error', Object.assign(new Error('No such table'), { name: 'ResourceNotFoundException' })],
])('%s is thrown as it is', async (_, error) => {
  table.on(TransactWriteCommand).rejects(error);
  await expect(transact(items)).rejects.toBe(error);
  expect(sent()).toBe(1);
});
