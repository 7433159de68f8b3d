import { expect, test } from 'vitest';
import { OrderEntity } from '#functions/commerce/order/order.entity.ts';
import type { OrderRecord } from '#functions/commerce/order/order.repo.ts';
import { signedUp } from '../cloud.ts';

/** What a function may answer with. */
const limit = 6_291_556;

/** A paid order of fifty books. Its id is older than those of all other tests, so that it is in no list of the newest. */
function order(user_id: string, number: number): OrderRecord {
  const at = '2020-01-01T00:00:00.000Z';
  const line = (book: number) => ({
    ebook_id: `ebk_${String(book).padStart(26, '0')}`,
    title: `Book ${book} of order ${number}, with ${'a long title, '.repeat(12)}and its end`,
    price: 4900,
    paid: 4900,
    status: 'granted' as const,
  });
  return {
    id: `ord_0000${String(number).padStart(4, '0')}${user_id.slice(-18)}`,
    user_id,
    email: 'heavy@example.test',
    status: 'paid',
    lines: Array.from({ length: 50 }, (_, book) => line(book)),
    subtotal: 245_000,
    discount_amount: 0,
    total: 245_000,
    currency: 'usd',
    created_at: at,
    paid_at: at,
    refunds: [],
    refunded: 0,
    revision: 1,
  };
}

test('an export may be larger than what a function can answer with', async () => {
  const { client, user } = await signedUp();
  await OrderEntity.put(Array.from({ length: 500 }, (_, number) => order(user.id, number))).go({ concurrent: 4 });
  const { status, body, headers } = await client.get('/user/export');
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="account-export.json"');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body.orders).toHaveLength(500);
  expect(JSON.stringify(body).length).toBeGreaterThan(limit);
});
