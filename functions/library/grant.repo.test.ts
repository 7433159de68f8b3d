import type { BatchGetCommandInput, GetCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What people own, on the real table. */

const load = async () => ({
  ...(await import('./grant.repo.ts')),
  ...(await import('#lib/table/client.ts')),
  ...(await import('#lib/table/transact.ts')),
});
const table = onTable(load);

const at = '2026-11-22T10:00:00.000Z';
const give = (userId: string, ebook_id: string, paid: number, order_id: string | null = null) =>
  table.transact(table.grantItems(userId, [{ ebook_id, order_id, paid }], at));

test('gifts and free books do not make a buyer', async () => {
  await give('usr_guest', 'ebk_given', 0);
  await give('usr_guest', 'ebk_free', 0, 'ord_free');
  expect(await table.ownsPaid('usr_guest')).toBe(false);
  await give('usr_guest', 'ebk_bought', 1, 'ord_paid');
  expect(await table.ownsPaid('usr_guest')).toBe(true);
});

test.each(['ownsEbook', 'ownedEbookIds', 'ownedOf', 'listGrants'] as const)(
  'what was bought a moment ago counts: %s asks for what is stored now',
  async (read) => {
    const reads = {
      ownsEbook: () => table.ownsEbook('usr_1', 'ebk_1'),
      ownedEbookIds: () => table.ownedEbookIds('usr_1'),
      ownedOf: () => table.ownedOf('usr_1', ['ebk_1', 'ebk_2']),
      listGrants: () => table.listGrants('usr_1'),
    };
    const send = vi.spyOn(table.documents, 'send');
    await reads[read]();
    const areOfNow = send.mock.calls.map(([{ input }]) => {
      const { ConsistentRead, RequestItems } = input as Partial<GetCommandInput & BatchGetCommandInput>;
      return RequestItems ? Object.values(RequestItems).every((keys) => keys.ConsistentRead) : ConsistentRead;
    });
    expect(areOfNow).toEqual([true]);
  },
);
