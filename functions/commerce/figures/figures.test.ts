import { expect, it, vi } from 'vitest';
import type { StoredRefund } from '../order/order.entity.ts';
import { order } from '../testing/order.ts';
import { onRealTable } from '../testing/shop.ts';

/* On which days money counts, on a real table. */

vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('./figures.ts')),
  ...(await import('../order/order.entity.ts')),
  ...(await import('../public.ts')),
  ...(await import('#lib/table/daily.ts')),
}));

const nothing = { orders: 0, revenue: 0, refunded: 0 };

/** Counts an order as it stands, and tells what its days have then. */
async function counted(change: Parameters<typeof order>[0], days: readonly string[]) {
  await shop.OrderEntity.put(order({ status: 'paid', paid_at: '2026-03-01T12:00:00.000Z', ...change })).go();
  await shop.updateFigures(order(change).id);
  const sales = shop.salesByDay(await shop.readDaily('2026-01-01', '2026-12-31'));
  return days.map((day) => sales.get(day) ?? nothing);
}

const refundOn = (day: string, amount: number, lines: readonly string[]): StoredRefund => ({
  ...{ id: `rfd_${day}`, reason: 'admin', state: 'done', gateway: 'stripe' },
  ...{ amount, lines, at: `${day}T12:00:00.000Z` },
});

it('a sale counts on the day it was paid, however late it is counted, and each refund on its own day', async () => {
  const days = ['2026-03-01', '2026-03-05', '2026-03-09'];
  const sale = { ...nothing, orders: 1, revenue: 5000 };
  expect(await counted({}, days)).toEqual([sale, nothing, nothing]);
  const first = refundOn('2026-03-05', 3000, ['a']);
  const once = { ...nothing, revenue: -3000, refunded: 3000 };
  expect(await counted({ refunded: 3000, refunds: [first] }, days)).toEqual([sale, once, nothing]);
  const both = [first, refundOn('2026-03-09', 2000, ['b'])];
  const twice = { ...nothing, revenue: -2000, refunded: 2000 };
  expect(await counted({ refunded: 5000, refunds: both }, days)).toEqual([sale, once, twice]);
});
