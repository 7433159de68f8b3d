import { describe, expect, it } from 'vitest';
import { allowanceOf } from './quota.ts';

describe('what newsletters may use of an account', () => {
  it('is nine tenths of its rate, or what the settings wish for', () => {
    expect(allowanceOf({ MaxSendRate: 14 }, 500).rate).toBeCloseTo(12.6);
    expect(allowanceOf({ MaxSendRate: 14 }, 10).rate).toBe(10);
    expect(allowanceOf({ MaxSendRate: 1 }, 10).rate).toBe(0.9);
    expect(allowanceOf({ MaxSendRate: -1 }, 10).rate).toBe(10);
  });

  it('leaves a tenth of a day to receipts and resets, a thousand at most', () => {
    expect(allowanceOf({ Max24HourSend: 200, SentLast24Hours: 0 }, 10).remaining).toBe(180);
    expect(allowanceOf({ Max24HourSend: 200, SentLast24Hours: 190 }, 10).remaining).toBe(0);
    expect(allowanceOf({ Max24HourSend: 50_000, SentLast24Hours: 9000 }, 10).remaining).toBe(40_000);
  });

  it('is shared by all that are under way', () => {
    const quota = { MaxSendRate: 100, Max24HourSend: 50_000, SentLast24Hours: 9000 };
    expect(allowanceOf(quota, 500, 2)).toEqual({ rate: 45, remaining: 20_000 });
    expect(allowanceOf({ ...quota, SentLast24Hours: 60_000 }, 500, 2).remaining).toBe(0);
    expect(allowanceOf({ MaxSendRate: 2 }, 500, 9).rate).toBe(0.2);
    expect(allowanceOf({ MaxSendRate: 0 }, 500).rate).toBe(0.1);
  });

  it('has no end where the account has none', () => {
    expect(allowanceOf({ Max24HourSend: -1, SentLast24Hours: 5 }, 10).remaining).toBe(Number.POSITIVE_INFINITY);
  });
});
