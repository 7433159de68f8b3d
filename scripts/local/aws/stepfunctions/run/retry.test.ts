import { describe, expect, it } from 'vitest';
import { catcherOf, nextTry } from './retry.ts';

const half = () => 0.5;
const delays = (retrier: object, attempts: number) =>
  Array.from(
    { length: attempts },
    (_, made) => nextTry([{ ErrorEquals: ['E'], ...retrier }], Array<number>(made).fill(0), 'E', half)?.delay,
  );

describe('the next attempt', () => {
  it('comes after a second, then after twice as long, three times in all, by default', () => {
    expect(delays({}, 4)).toEqual([1000, 2000, 4000, undefined]);
  });

  it('comes as the retrier says', () => {
    expect(delays({ IntervalSeconds: 5, BackoffRate: 1.5, MaxAttempts: 3 }, 4)).toEqual([
      5000,
      7500,
      11_250,
      undefined,
    ]);
    expect(delays({ IntervalSeconds: 5, BackoffRate: 10, MaxDelaySeconds: 30 }, 3)).toEqual([5000, 30_000, 30_000]);
    expect(delays({ JitterStrategy: 'FULL' }, 2)).toEqual([500, 1000]);
    expect(delays({ MaxAttempts: 0 }, 1)).toEqual([undefined]);
  });

  it('is counted for each retrier', () => {
    const retriers = [{ ErrorEquals: ['A'], MaxAttempts: 1 }, { ErrorEquals: ['B'] }];
    expect(nextTry(retriers, [0], 'A', half)).toBeUndefined();
    expect(nextTry(retriers, [0], 'B', half)).toEqual({ retrier: 1, delay: 1000 });
  });
});

describe('an error', () => {
  const isCaught = (name: string, error: string) =>
    catcherOf([{ ErrorEquals: [name], Next: 'N' }], error) !== undefined;

  it.each([
    ['States.ALL', 'Any', true],
    ['States.ALL', 'States.Timeout', true],
    ['States.ALL', 'States.DataLimitExceeded', false],
    ['States.ALL', 'States.Runtime', false],
    ['States.Runtime', 'States.Runtime', false],
    ['States.DataLimitExceeded', 'States.DataLimitExceeded', true],
    ['States.TaskFailed', 'Any', true],
    ['States.TaskFailed', 'States.Timeout', false],
    ['States.TaskFailed', 'States.HeartbeatTimeout', false],
    ['States.Timeout', 'States.HeartbeatTimeout', true],
    ['States.HeartbeatTimeout', 'States.Timeout', false],
    ['Other', 'Any', false],
  ])('%s matches %s: %s', (name, error, expected) => {
    expect(isCaught(name, error)).toBe(expected);
  });
});
