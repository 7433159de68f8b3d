import { expect, it } from 'vitest';
import { changeInWords } from './change.ts';

it('compares with the days before', () => {
  expect(changeInWords(112, 100, 30)).toBe('+12% on the 30 days before');
  expect(changeInWords(0, 40, 7)).toBe('−100% on the 7 days before');
  expect(changeInWords(1001, 1000, 7)).toBe('±0% on the 7 days before');
  expect(changeInWords(15_000, 1, 90)).toBe('+1,499,900% on the 90 days before');
  expect(changeInWords(3, 3, 7)).toBe('as in the 7 days before');
  expect(changeInWords(5, 0, 7)).toBe('none in the 7 days before');
  expect(changeInWords(5, -2, 7)).toBe('below zero in the 7 days before');
});
