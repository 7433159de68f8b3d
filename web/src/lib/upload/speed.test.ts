import { expect, it } from 'vitest';
import { Speed } from './speed.ts';

it('is told from the second moment on, in bytes a second', () => {
  const speed = new Speed();
  expect(speed.at(1000, 0)).toBeUndefined();
  expect(speed.at(1000, 50)).toBeUndefined();
  expect(speed.at(1500, 1000)).toBe(2000);
  expect(speed.at(1500, 5000)).toBe(2000);
});

it('follows a change within some seconds, and does not jump', () => {
  const speed = new Speed();
  speed.at(0, 0);
  let loaded = 0;
  const after = (seconds: number, bytesASecond: number) => {
    let shown: number | undefined;
    for (let step = 0; step < seconds * 10; step++) {
      clock += 100;
      loaded += bytesASecond / 10;
      shown = speed.at(clock, loaded);
    }
    return shown ?? 0;
  };
  let clock = 0;
  expect(after(2, 1000)).toBeCloseTo(1000);
  expect(after(0.1, 100_000)).toBeLessThan(5000);
  expect(after(15, 100_000)).toBeGreaterThan(99_000);
  expect(after(3, 0)).toBeGreaterThan(10_000);
  expect(after(30, 0)).toBeLessThan(10);
});
