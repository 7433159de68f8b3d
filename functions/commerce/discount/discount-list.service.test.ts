import { expect, it } from 'vitest';
import { onRealTable } from '../testing/shop.ts';

/* The counters over the discounts, on a real table. */

const shop = onRealTable(async () => ({
  ...(await import('./discount-list.service.ts')),
  ...(await import('../testing/new-discount.ts')),
}));

it('active ones are those that are offered right now', async () => {
  const half = { name: 'Half', type: 'percentage', value: 50 } as const;
  await shop.newDiscount(half);
  await shop.newDiscount({ ...half, active: false });
  await shop.newDiscount({ ...half, validTo: '2020-01-01' });
  await shop.newDiscount({ ...half, type: 'fixed', validFrom: '2999-01-01', code: 'LATER' });
  expect(await shop.discountSummary()).toEqual({ total: 4, percentage: 3, fixed: 1, active: 1, codes: 1 });
});
