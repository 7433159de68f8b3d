import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Figures by day on the real table. */

const load = async () => ({ ...(await import('./daily.ts')), ...(await import('./transact.ts')) });
const table = onTable(load);

test('add up by kind, day and name, within a period', async () => {
  const [sales, visits] = [table.defineDaily('sales'), table.defineDaily('more-sales')];
  const add = (...items: Parameters<typeof table.dailyItem>[]) =>
    table.transact(items.map((item) => table.dailyItem(...item)));
  for (const amount of [5, 7, -2]) await add([sales, '2026-11-20', { orders: 1, revenue: amount }]);
  await add([sales, '2026-11-21', { orders: 1, ttl_of_nothing: 3 }], [visits, '2026-11-21', { orders: 40 }]);
  await add([sales, '2026-11-22', { orders: 100 }], [sales, '2026-11-19', { orders: 100 }]);
  const daily = await table.readDaily('2026-11-20', '2026-11-21');
  expect([...daily(sales)].sort()).toEqual([
    ['2026-11-20', { orders: 3, revenue: 10 }],
    ['2026-11-21', { orders: 1, ttl_of_nothing: 3 }],
  ]);
  expect([...daily(visits)]).toEqual([['2026-11-21', { orders: 40 }]]);
  expect((await table.readDaily('2027-01-01', '2027-01-31'))(sales).size).toBe(0);
});

test('of a day are in ten partitions', () => {
  const sales = table.defineDaily('sales');
  const keys = Array.from({ length: 300 }, () => table.dailyItem(sales, '2026-11-20', { orders: 1 }).Update.Key.pk);
  expect(new Set(keys).size).toBe(10);
});
