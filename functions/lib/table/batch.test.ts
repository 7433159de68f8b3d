import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { Entity } from 'electrodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAll } from './batch.ts';
import { documents, tableConfiguration } from './client.ts';
import { deleteAll } from './delete-all.ts';

/* Unprocessed keys: a busy table answers successfully and returns the rest. */

const pauses = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    pauses.push(milliseconds);
  },
}));

const Thing = new Entity(
  {
    model: { entity: 'thing', service: 'test', version: '1' },
    attributes: { id: { type: 'string', required: true } },
    indexes: { byId: { pk: { field: 'pk', composite: ['id'] }, sk: { field: 'sk', composite: [] } } },
  },
  tableConfiguration,
);
const { table } = tableConfiguration;
const ids = ['a', 'b', 'c'];
const keys = ids.map((id) => ({ id }));
const stored = (id: string) => Thing.put({ id }).params().Item;
const unread = (...left: string[]) => ({ [table]: { Keys: left.map((id) => Thing.get({ id }).params().Key) } });

const busy = mockClient(documents);
beforeEach(() => {
  busy.reset();
  pauses.length = 0;
});

describe('reading many keys', () => {
  const read = () => readAll(keys, (some) => Thing.get(some).go());
  const asked = () =>
    busy.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.[table]?.Keys?.length);

  it('retries unprocessed keys, and no others', async () => {
    busy
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { [table]: [stored('a')] }, UnprocessedKeys: unread('b', 'c') })
      .resolvesOnce({ Responses: { [table]: [] }, UnprocessedKeys: unread('b', 'c') })
      .resolves({ Responses: { [table]: [stored('b'), stored('c')] }, UnprocessedKeys: {} });
    expect((await read()).map(({ id }) => id)).toEqual(ids);
    expect(asked()).toEqual([3, 2, 2]);
    expect(pauses).toEqual([100, 200]);
  });

  it('gives up after five attempts: the caller may retry', async () => {
    busy.on(BatchGetCommand).resolves({ Responses: { [table]: [] }, UnprocessedKeys: unread(...ids) });
    await expect(read()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(asked()).toEqual([3, 3, 3, 3, 3]);
    expect(pauses).toEqual([100, 200, 400, 800]);
  });

  it('makes no call for no keys', async () => {
    expect(await readAll<{ id: string }, unknown>([], (some) => Thing.get(some).go())).toEqual([]);
    expect(asked()).toEqual([]);
  });
});

describe('removing what a query finds', () => {
  it('throws when items are left, and the next attempt continues from there', async () => {
    const here = new Set(ids);
    const left = { [table]: [{ DeleteRequest: { Key: Thing.get({ id: 'c' }).params().Key } }] };
    busy.on(BatchWriteCommand).resolvesOnce({ UnprocessedItems: left }).resolves({ UnprocessedItems: {} });
    const remove = () =>
      deleteAll(
        async () => [...here].map((id) => ({ id })),
        async (some) => {
          const { unprocessed } = await Thing.delete(some).go();
          const kept = unprocessed.map(({ id }) => id);
          for (const { id } of some) if (!kept.includes(id)) here.delete(id);
          return unprocessed;
        },
      );
    await expect(remove()).rejects.toMatchObject({ code: 'unavailable' });
    expect([...here]).toEqual(['c']);
    await remove();
    expect([...here]).toEqual([]);
  });
});
