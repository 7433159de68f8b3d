import { SESClient } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowance, allowanceOf } from './quota.ts';

const world = { sendings: 0 };
vi.mock('#functions/settings/public.ts', () => ({ currentSettings: async () => ({ sender_rate: 500 }) }));
vi.mock('../sending.repo.ts', () => ({ sendingsUnderWay: async () => Array.from({ length: world.sendings }) }));
vi.mock('#lib/logger.ts', () => ({ logger: { warn: () => undefined } }));

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

describe('at this moment', () => {
  beforeEach(() => {
    const quota = { MaxSendRate: 100, Max24HourSend: 50_000, SentLast24Hours: 9000 };
    vi.spyOn(SESClient.prototype, 'send').mockResolvedValue(quota as never);
  });

  // The list of those under way is eventually consistent: it may miss the one that asks.
  it.each([
    [0, 90, 40_000],
    [1, 90, 40_000],
    [3, 30, 13_333],
  ])('each of %i newsletters that are under way has its share', async (sendings, rate, remaining) => {
    world.sendings = sendings;
    expect(await allowance('nws_1')).toEqual({ rate, remaining });
  });

  it('nobody knows what is allowed when SES does not say', async () => {
    vi.spyOn(SESClient.prototype, 'send').mockRejectedValue(new Error('ServiceUnavailable') as never);
    expect(await allowance('nws_1')).toBeUndefined();
  });
});
