import { type BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Counters on the real table. */

const load = async () => ({
  ...(await import('./counter.ts')),
  ...(await import('./client.ts')),
  ...(await import('./transact.ts')),
});
const table = onTable(load);

test('a counter is the sum of all additions, alone or in a transaction', async () => {
  const [downloads, orders] = [table.defineCounter('downloads'), table.defineCounter('orders')];
  expect(await table.readCounter(downloads)).toBe(0);
  await Promise.all(Array.from({ length: 30 }, () => table.raiseCounter(downloads)));
  await table.transact([table.counterItem(downloads, 12), table.counterItem(orders, 5)]);
  await table.raiseCounter(downloads, -2);
  expect(await table.readCounter(downloads)).toBe(40);
  expect(await table.readCounter(orders)).toBe(5);
});

test('its shards are in ten partitions', () => {
  const users = table.defineCounter('users');
  const draw = vi.spyOn(Math, 'random');
  const partitions = Array.from({ length: 10 }, (_, shard) => {
    draw.mockReturnValue(shard / 10 + 0.01);
    return table.counterItem(users, 1).Update?.Key?.pk;
  });
  expect(new Set(partitions).size).toBe(10);
});

test('shards that a busy table leaves unprocessed are read again', async () => {
  const purchases = table.defineCounter('purchases');
  await table.raiseCounter(purchases, 3);
  const send = table.documents.send.bind(table.documents);
  let reads = 0;
  vi.spyOn(table.documents, 'send').mockImplementation((async (command: BatchGetCommand) => {
    expect(command).not.toBeInstanceOf(QueryCommand);
    reads += 1;
    if (reads === 1) return { Responses: {}, UnprocessedKeys: command.input.RequestItems };
    return send(command);
  }) as typeof send);
  expect(await table.readCounter(purchases)).toBe(3);
  expect(reads).toBe(2);
});
