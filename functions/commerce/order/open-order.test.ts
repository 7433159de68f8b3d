import { expect, it } from 'vitest';
import { order } from '../testing/order.ts';
import { isWaiting, rememberedOrderIds } from './open-order.ts';

it('a payment is on its way until it arrives or fails', () => {
  expect(isWaiting(order())).toBe(false);
  expect(isWaiting(order({ waiting: true }))).toBe(true);
  expect(isWaiting(order({ waiting: true, status: 'paid' }))).toBe(false);
});

it('only the latest twenty are remembered, so the item does not grow without bound', () => {
  const orders = Array.from({ length: 25 }, (_, n) => order({ id: `ord_${n}` }));
  const kept = rememberedOrderIds(orders);
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe('ord_24');
});
