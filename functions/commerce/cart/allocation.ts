import type { Cents } from '#shared/kernel/money.ts';

interface Share {
  readonly index: number;
  readonly whole: Cents;
  readonly rest: number;
}

/**
 * Distributes a discount over prices in proportion and returns what each line costs after it. The cents left over by
 * rounding down go to the lines with the largest remainders, so the lines add up to the total to the cent, and no line
 * goes below zero. `discount` must be between 0 and the sum of the prices.
 */
export function allocate(prices: readonly Cents[], discount: Cents): Cents[] {
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  if (discount === 0) return [...prices];
  const shares = prices.map((price, index): Share => {
    const exact = discount * price;
    return { index, whole: Math.floor(exact / subtotal), rest: exact % subtotal };
  });
  const left = discount - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byRest = [...shares].sort((a, b) => b.rest - a.rest || a.index - b.index);
  const favoured = new Set(byRest.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, whole }) => (prices[index] ?? 0) - whole - (favoured.has(index) ? 1 : 0));
}
