import { describe, expect, test } from 'vitest';
import { firstBelow, isFarFrom, isWorthKeeping, keptPlace, shareRead } from './reading-place.ts';

const at = (position: number, paragraph = Math.round(position * 100)) => ({ position, paragraph, heading: null });

test('keptPlace offers only what lies between the first screen and the end', () => {
  expect(keptPlace(undefined)).toBe('none');
  expect(keptPlace(at(0.01))).toBe('none');
  expect(keptPlace(at(0.4))).toBe('continue');
  expect(keptPlace(at(1))).toBe('finished');
});

describe('isWorthKeeping', () => {
  test('with nothing kept: from the second paragraph on', () => {
    expect(isWorthKeeping(at(0, 0), undefined, false)).toBe(false);
    expect(isWorthKeeping(at(0.03), undefined, false)).toBe(true);
  });

  test('while the kept place is on offer: only places after it', () => {
    expect(isWorthKeeping(at(0.1), at(0.4), true)).toBe(false);
    expect(isWorthKeeping(at(0.5), at(0.4), true)).toBe(true);
  });

  test('otherwise: any other place, even an earlier one', () => {
    expect(isWorthKeeping(at(0.1), at(0.4), false)).toBe(true);
    expect(isWorthKeeping(at(0.401, 40), at(0.4), false)).toBe(false);
  });
});

test('isFarFrom', () => {
  expect(isFarFrom(at(0.39), at(0.4))).toBe(false);
  expect(isFarFrom(at(0), at(0.4))).toBe(true);
});

test('shareRead reaches both ends', () => {
  expect(shareRead(300, 10_000, 900)).toBe(0);
  expect(shareRead(-4550, 10_000, 900)).toBe(0.5);
  expect(shareRead(-9100, 10_000, 900)).toBe(1);
  expect(shareRead(100, 400, 900)).toBe(1);
});

test('firstBelow finds the block at a line', () => {
  const bottoms = [100, 250, 400, 900];
  const find = (line: number) => firstBelow(bottoms.length, line, (i) => bottoms[i] ?? 0);
  expect([0, 100, 399, 400, 2000].map(find)).toEqual([0, 1, 2, 3, 3]);
  expect(firstBelow(0, 10, () => 0)).toBe(0);
});
