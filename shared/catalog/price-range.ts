import type { Cents } from '../kernel/money.ts';
import type { PriceRange } from './choices.ts';

/** `free` is 0, `under-50` is between 0 and 50, `50-100` is inclusive on both ends, `over-100` is above. */
export function inPriceRange(price: Cents, range: PriceRange): boolean {
  if (range === 'free') return price === 0;
  if (range === 'under-50') return price > 0 && price < 5000;
  if (range === '50-100') return price >= 5000 && price <= 10_000;
  return price > 10_000;
}
