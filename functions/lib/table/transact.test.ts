import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conflict, staleVersion } from '../errors.ts';
import { saveVersion } from './save.ts';
import { isRefusal, refusedAs, type TransactItem, TransactionRefused, transact, unlessWritten } from './transact.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('./client.ts', () => ({ documents: { send } }));
beforeEach(() => send.mockReset());

const item: TransactItem = { Delete: { TableName: 't', Key: { pk: 'p' } } };
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const tokens = () => send.mock.calls.map(([command]) => command.input.ClientRequestToken);

describe('a transaction', () => {
  it('keeps its token when it is tried again, and has one of its own', async () => {
    send.mockRejectedValueOnce(cancelled('TransactionConflict')).mockResolvedValue({});
    await transact([item]);
    await transact([item]);
    const [first, again, other] = tokens();
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('is known to be refused when a condition failed, and only then', async () => {
    send.mockRejectedValueOnce(cancelled('None', 'ConditionalCheckFailed'));
    expect(await transact([item, item]).catch(isRefusal)).toBe(true);
    for (const unclear of [new Error('time-out'), cancelled('ThrottlingError'), cancelled('ValidationError')]) {
      send.mockRejectedValueOnce(unclear);
      expect(await transact([item]).catch(isRefusal)).toBe(false);
    }
  });
});

describe('a refusal', () => {
  it('is still known by what a person is told', () => {
    const refusal = new TransactionRefused([0]);
    expect(isRefusal(refusedAs(conflict('Taken.'), refusal))).toBe(true);
    expect(isRefusal(new Error('wrapped', { cause: refusedAs(conflict('Taken.'), refusal) }))).toBe(true);
    for (const other of [conflict('Taken.'), staleVersion({}), undefined, { cause: refusal }])
      expect(isRefusal(other)).toBe(false);
  });

  it('is known by what a save of a version says, whichever condition failed', async () => {
    const taken = () => conflict('Taken.');
    for (const codes of [
      ['ConditionalCheckFailed', 'None'],
      ['None', 'ConditionalCheckFailed'],
    ]) {
      send.mockRejectedValueOnce(cancelled(...codes));
      expect(await saveVersion(item, [item], async () => ({}), taken).catch(isRefusal)).toBe(true);
    }
  });
});

describe('a save without an answer', () => {
  const lost = new Error('socket hang up');

  it('has happened when the table says so', async () => {
    await Promise.reject(lost).catch(unlessWritten(async () => true));
  });

  it('fails when the table does not, or cannot be asked', async () => {
    for (const ask of [async () => false, () => Promise.reject(new Error('away'))])
      await expect(Promise.reject(lost).catch(unlessWritten(ask))).rejects.toBe(lost);
  });

  it('is not asked for after a refusal', async () => {
    const ask = vi.fn(async () => true);
    const refusal = new TransactionRefused([0]);
    await expect(Promise.reject(refusal).catch(unlessWritten(ask))).rejects.toBe(refusal);
    expect(ask).not.toHaveBeenCalled();
  });
});
