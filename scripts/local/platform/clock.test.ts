import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MovableClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rings when the time has passed, by itself or because the clock was moved, and once', () => {
  const clock = new MovableClock();
  const rung: string[] = [];
  clock.after(60_000, () => rung.push('a minute'));
  clock.after(120_000, () => rung.push('two minutes'));
  clock.after(90_000, () => rung.push('cancelled'))();
  vi.advanceTimersByTime(59_999);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['a minute']);
  clock.advance(60_000);
  expect(rung).toEqual(['a minute', 'two minutes']);
  clock.set(clock.now() + 600_000);
  vi.advanceTimersByTime(600_000);
  expect(rung).toHaveLength(2);
});

it('rings for an alarm that is set while another rings', () => {
  const clock = new MovableClock();
  const rung: number[] = [];
  clock.after(1000, () => {
    rung.push(1);
    clock.after(1000, () => rung.push(2));
  });
  clock.advance(1000);
  expect(rung).toEqual([1]);
  clock.advance(1000);
  expect(rung).toEqual([1, 2]);
});
