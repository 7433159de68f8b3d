import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conflict, staleVersion } from '../errors.ts';
import { documents } from './client.ts';
import {
  isRefusal,
  type Part,
  refusedAs,
  type TransactItem,
  TransactionRefused,
  transact,
  unlessWritten,
} from './transact.ts';

/* Possible responses of the table to a transaction. */

const table = mockClient(documents);
beforeEach(() => {
  table.reset();
  told.mockReset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const items: TransactItem[] = ['a', 'b', 'c'].map((pk) => ({ Put: { TableName: 'unit', Item: { pk } } }));
const told = vi.fn();
const parts = (): Part[] => items.map((item, index) => ({ items: [item], refused: () => told(index) }));
const toldOf = () => told.mock.calls.map(([index]) => index);
const sent = () => table.commandCalls(TransactWriteCommand).length;

it.each([
  { codes: ['ConditionalCheckFailed', 'None', 'None'], failed: [0] },
  { codes: ['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'], failed: [1, 2] },
  { codes: ['TransactionConflict', 'None', 'ConditionalCheckFailed'], failed: [2] },
  { codes: ['ThrottlingError', 'ConditionalCheckFailed', 'None'], failed: [1] },
])('reports a failed condition at once, whatever else failed: $codes', async ({ codes, failed }) => {
  table.on(TransactWriteCommand).rejects(cancelled(...codes));
  await expect(transact(parts())).rejects.toMatchObject({ name: 'TransactionRefused' });
  expect([toldOf(), sent()]).toEqual([failed, 1]);
});

it.each([['TransactionConflict'], ['ThrottlingError'], ['ProvisionedThroughputExceeded']])(
  'retries after %s with the same items',
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

it('reports a condition that fails after a conflict', async () => {
  table
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('TransactionConflict', 'None', 'None'))
    .rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
  await expect(transact(parts())).rejects.toMatchObject({ name: 'TransactionRefused' });
  expect(toldOf()).toEqual([1]);
});

it('gives up after five conflicts: the caller may retry', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None', 'None'));
  await expect(transact(items)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(sent()).toBe(5);
});

it.each([
  ['an error that no retry resolves', cancelled('ValidationError', 'None', 'None')],
  ['another error', Object.assign(new Error('No such table'), { name: 'ResourceNotFoundException' })],
])('rethrows %s', async (_, error) => {
  table.on(TransactWriteCommand).rejects(error);
  await expect(transact(items)).rejects.toBe(error);
  expect(sent()).toBe(1);
});

it('keeps its token on a retry; another transaction has another', async () => {
  table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
  await transact(items);
  await transact(items);
  const [first, again, other] = table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.ClientRequestToken);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect([again === first, other === first]).toEqual([true, false]);
});

it('is a refusal when a condition failed, and only then', async () => {
  table.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'ConditionalCheckFailed'));
  expect(await transact(items).catch(isRefusal)).toBe(true);
  for (const unclear of [new Error('time-out'), cancelled('ValidationError')]) {
    table.on(TransactWriteCommand).rejects(unclear);
    expect(await transact(items).catch(isRefusal)).toBe(false);
  }
});

describe('a part', () => {
  const part = (size: number, said: Part['refused']): Part => ({
    items: Array.from({ length: size }, (_, index) => ({ Put: { TableName: 'unit', Item: { pk: `${index}` } } })),
    refused: said,
  });

  it('is notified of a refusal of its items, and of no others', async () => {
    const notified = vi.fn();
    const notifies = (name: string) => () => notified(name);
    const [bare] = items;
    const writes = [
      part(2, notifies('first')),
      ...(bare ? [bare] : []),
      part(0, notifies('empty')),
      part(3, notifies('last')),
    ];
    table.on(TransactWriteCommand).rejects(cancelled('None', 'None', 'None', 'None', 'None', 'ConditionalCheckFailed'));
    await expect(transact(writes)).rejects.toBeInstanceOf(TransactionRefused);
    expect(notified.mock.calls).toEqual([['last']]);
  });

  it('may provide the error for its refusal; the first refused part with one wins', async () => {
    table.on(TransactWriteCommand).rejects(cancelled(...Array(3).fill('ConditionalCheckFailed')));
    const said = transact([
      part(1, () => undefined),
      part(1, async () => conflict('Taken.')),
      part(1, () => conflict('Late.')),
    ]);
    await expect(said).rejects.toMatchObject({ code: 'conflict', message: 'Taken.' });
  });
});

describe('a refusal', () => {
  const item: TransactItem = { Delete: { TableName: 't', Key: { pk: 'p' } } };

  it('is still recognized behind the error for the user', () => {
    const refusal = new TransactionRefused();
    expect(isRefusal(refusedAs(conflict('Taken.'), refusal))).toBe(true);
    expect(isRefusal(new Error('wrapped', { cause: refusedAs(conflict('Taken.'), refusal) }))).toBe(true);
    for (const other of [conflict('Taken.'), staleVersion({}), undefined, { cause: refusal }])
      expect(isRefusal(other)).toBe(false);
  });

  it('is recognized in the error of a save, whichever condition failed', async () => {
    const stale = { items: [item], refused: async () => staleVersion({}) };
    const taken = { items: [item], refused: () => conflict('Taken.') };
    for (const codes of [
      ['ConditionalCheckFailed', 'None'],
      ['None', 'ConditionalCheckFailed'],
    ]) {
      table.on(TransactWriteCommand).rejects(cancelled(...codes));
      expect(await transact([stale, taken]).catch(isRefusal)).toBe(true);
    }
  });
});

describe('a save without a response', () => {
  const lost = new Error('socket hang up');

  it('counts as done when the table has the item', async () => {
    await expect(Promise.reject(lost).catch(unlessWritten(async () => true))).resolves.toBeUndefined();
  });

  it('fails when the table does not have it, or cannot be read', async () => {
    for (const ask of [async () => false, () => Promise.reject(new Error('unavailable'))])
      await expect(Promise.reject(lost).catch(unlessWritten(ask))).rejects.toBe(lost);
  });

  it('is not looked up after a refusal', async () => {
    const ask = vi.fn(async () => true);
    const refusal = new TransactionRefused();
    await expect(Promise.reject(refusal).catch(unlessWritten(ask))).rejects.toBe(refusal);
    expect(ask).not.toHaveBeenCalled();
  });
});
