import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSecond } from './password.service.ts';

test('the cutoff is the first whole second after the change', () => {
  expect(nextSecond(1_000)).toBe(2_000);
  expect(nextSecond(1_001)).toBe(2_000);
  expect(nextSecond(1_999)).toBe(2_000);
});

test('tokens issued up to the change are before the cutoff, tokens issued from the cutoff on are not', () => {
  const moment = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(moment, fc.nat(5_000), (change, apart) => {
      const cut = nextSecond(change);
      const issuedAt = (at: number) => Math.floor(at / 1000) * 1000;
      expect(issuedAt(Math.max(0, change - apart))).toBeLessThan(cut);
      expect(issuedAt(cut + apart)).toBeGreaterThanOrEqual(cut);
      expect(cut - change).toBeLessThanOrEqual(1000);
    }),
  );
});
