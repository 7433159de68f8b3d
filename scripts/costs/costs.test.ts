import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Priced, prices, services } from './prices.ts';
import { document, regenerated, totalOf } from './table.ts';

it('docs/costs.md has the tables that follow from prices and usage; `npm run costs` computes them', () => {
  expect(readFileSync(document, 'utf8')).toBe(regenerated());
});

it('every price is billed by one service', () => {
  const billed: Priced[] = Object.values(services).flat();
  expect(billed.toSorted()).toEqual(Object.keys(prices).sort());
});

it('an idle shop costs at most $20 a month', () => {
  expect(totalOf(0)).toBeLessThanOrEqual(20);
});
