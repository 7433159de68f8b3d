import { describe, expect, it } from 'vitest';
import { lastMoment, priceRuleProblem } from './price-rule-problem.ts';

describe('what contradicts itself', () => {
  it.each([
    [{ type: 'percentage', value: 100.5 }, 'value'],
    [{ type: 'fixed', value: 5, minQuantity: 3, maxQuantity: 2 }, 'maxQuantity'],
    [{ type: 'fixed', value: 5, validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
  ] as const)('%o names %s', (rule, field) => {
    expect(priceRuleProblem(rule)?.field).toBe(field);
  });

  it.each([
    { type: 'percentage', value: 100 },
    { type: 'fixed', value: 500 },
    { type: 'fixed', value: 5, minQuantity: 3, maxQuantity: 3 },
    { type: 'fixed', value: 5, minQuantity: 3, maxQuantity: null },
    { type: 'fixed', value: 5, validFrom: '2026-12-01', validTo: '2026-12-01' },
    { type: 'fixed', value: 5, validFrom: '2026-12-01T18:00:00Z', validTo: '2026-12-01' },
  ] as const)('is not %o', (rule) => {
    expect(priceRuleProblem(rule)).toBeUndefined();
  });
});

it('a date lasts until its end, a time until itself', () => {
  expect(new Date(lastMoment('2026-12-01')).toISOString()).toBe('2026-12-01T23:59:59.999Z');
  expect(new Date(lastMoment('2026-12-01T08:00:00Z')).toISOString()).toBe('2026-12-01T08:00:00.000Z');
});
