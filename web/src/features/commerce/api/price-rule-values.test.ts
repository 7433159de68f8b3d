import { describe, expect, it } from 'vitest';
import { numberOf, ruleOf, ruleValues, withoutProblem } from './price-rule-values.ts';

const typed = { ...ruleValues(null, 'percentage'), name: 'Winter', value: '20' };

describe('numberOf', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['many', null],
    ['0', 0],
    ['12.5', 12.5],
    [' 3 ', 3],
    ['-1', -1],
  ])('reads %j as %j', (text, number) => expect(numberOf(text)).toBe(number));
});

it('sends blank quantities and dates as null', () => {
  expect(ruleOf(typed, null)).toEqual({
    ...{ name: 'Winter', description: '', type: 'percentage', value: 20, active: true },
    ...{ minQuantity: null, maxQuantity: null, validFrom: null, validTo: null },
  });
});

it('keeps the time of a stored moment until another day is chosen', () => {
  const stored = { ...ruleOf(typed, null), validFrom: '2026-12-01T09:30:00Z' };
  const values = ruleValues(stored, 'fixed');
  expect(values.validFrom).toBe('2026-12-01');
  expect(ruleOf(values, stored).validFrom).toBe('2026-12-01T09:30:00Z');
  expect(ruleOf({ ...values, validFrom: '2026-12-02' }, stored).validFrom).toBe('2026-12-02');
  expect(ruleOf({ ...values, validFrom: '' }, stored).validFrom).toBeNull();
});

describe('withoutProblem', () => {
  it.each([
    ['value', { value: '101' }, 'Use at most 100 percent'],
    ['maxQuantity', { minQuantity: '5', maxQuantity: '3' }, 'Use at least the smallest quantity'],
    ['validTo', { validFrom: '2026-12-02', validTo: '2026-12-01' }, 'Use a date after the first one'],
  ] as const)('blames %s alone', (field, change, message) => {
    const values = { ...typed, ...change };
    const said = (['value', 'maxQuantity', 'validTo'] as const).map((name) => withoutProblem(name)('', values));
    expect(said.filter((each) => each !== true)).toEqual([message]);
    expect(withoutProblem(field)('', values)).toBe(message);
  });
});
