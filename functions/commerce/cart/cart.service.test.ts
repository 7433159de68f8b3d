import { beforeEach, expect, it, vi } from 'vitest';
import { findOffers } from '#functions/catalog/public.ts';
import { findBulkDiscounts } from '../discount/discount.repo.ts';
import { calculateCart, readShownCart } from './cart.service.ts';

/* How old the prices of a cart for display may be. */

const offer = vi.hoisted(() => ({ title: 'Book', price: 5000, published: true }));
vi.mock('#functions/catalog/public.ts', () => ({
  findOffers: vi.fn(async (ids: string[]) => new Map(ids.map((id) => [id, { id, ...offer }]))),
}));
vi.mock('../discount/discount.repo.ts', () => ({ findBulkDiscounts: vi.fn(async () => []) }));

let time = 1e12;
beforeEach(() => {
  // What the test before has read is out of date.
  time += 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  Object.assign(offer, { price: 5000, published: true });
  vi.mocked(findOffers).mockClear();
  vi.mocked(findBulkDiscounts).mockClear();
});
const shown = async (...ebook_ids: string[]) =>
  calculateCart(await readShownCart({ ebook_ids }, undefined), undefined).items.map(({ price }) => price);

it('shows the prices of a second ago without reading them again, and the new ones after it', async () => {
  expect(await shown('ebk_1')).toEqual([50]);
  offer.price = 6000;
  time += 900;
  expect(await shown('ebk_1', 'ebk_2')).toEqual([50, 60]);
  expect(vi.mocked(findOffers).mock.calls).toEqual([[['ebk_1']], [['ebk_2']]]);
  expect(findBulkDiscounts).toHaveBeenCalledTimes(1);
  time += 200;
  expect(await shown('ebk_1')).toEqual([60]);
  expect(findBulkDiscounts).toHaveBeenCalledTimes(2);
});

it('remembers no draft: a book is on sale as soon as it is published', async () => {
  offer.published = false;
  expect(await shown('ebk_1')).toEqual([0]);
  offer.published = true;
  expect(await shown('ebk_1')).toEqual([50]);
});
