import { describe, expect, it } from 'vitest';
import { addsUp, failedIn, pauseFor, reasonNotToResend, resendOf, sentTo } from './sending.rules.ts';

const round = (kind: 'audience' | 'failed' | 'not_opened', sent: number, failed: number) => ({
  ...{ kind, sent, failed, suppressed: 0, uncertain: 0 },
});

describe('a newsletter pauses by itself', () => {
  it('above 0.1 % of spam reports', () => {
    expect(pauseFor({ sent: 1000, bounces: 0, complaints: 1 })).toBeUndefined();
    expect(pauseFor({ sent: 999, bounces: 0, complaints: 1 })).toBe('complaints');
    expect(pauseFor({ sent: 10_000, bounces: 0, complaints: 11 })).toBe('complaints');
  });

  it('above 5 % of bounces, but not for a few at the start', () => {
    expect(pauseFor({ sent: 4, bounces: 4, complaints: 0 })).toBeUndefined();
    expect(pauseFor({ sent: 100, bounces: 5, complaints: 0 })).toBeUndefined();
    expect(pauseFor({ sent: 100, bounces: 6, complaints: 0 })).toBe('bounces');
  });

  it('not again for what it was resumed with', () => {
    const forgiven = { sent: 100, bounces: 6, complaints: 1 };
    expect(pauseFor({ sent: 140, bounces: 6, complaints: 1 }, forgiven)).toBeUndefined();
    expect(pauseFor({ sent: 140, bounces: 11, complaints: 1 }, forgiven)).toBe('bounces');
    expect(pauseFor({ sent: 140, bounces: 6, complaints: 2 }, forgiven)).toBe('complaints');
  });
});

describe('once more', () => {
  it('a newsletter goes to those whose mail failed, until none has', () => {
    expect(reasonNotToResend([round('audience', 9, 0)], 'failed')).toBe('No mail of this newsletter has failed');
    expect(reasonNotToResend([round('audience', 7, 2)], 'failed')).toBeUndefined();
    expect(failedIn([round('audience', 7, 2), round('failed', 1, 1)])).toBe(1);
    expect(reasonNotToResend([round('audience', 7, 2), round('failed', 2, 0)], 'failed')).toContain('has failed');
    const left = { ...round('failed', 0, 0), suppressed: 1, uncertain: 1 };
    expect(reasonNotToResend([round('audience', 7, 2), left], 'failed')).toContain('has failed');
    expect(failedIn([round('audience', 7, 2), round('not_opened', 3, 4)])).toBe(2);
  });

  it('it goes to those who have not opened it, once', () => {
    expect(reasonNotToResend([round('audience', 9, 0)], 'not_opened')).toBeUndefined();
    expect(reasonNotToResend([round('audience', 9, 0), round('not_opened', 3, 0)], 'not_opened')).toContain(
      'a second time',
    );
  });
});

it('who would get it once more: those whose mail failed, and those who got it and have not opened it', () => {
  const rounds = [round('audience', 7, 2), round('failed', 1, 1)];
  expect(resendOf(rounds, 3)).toEqual({ failed: 1, not_opened: 5 });
  // Opens may be known before the batch of their mails is counted.
  expect(resendOf(rounds, 9)).toEqual({ failed: 1, not_opened: 0 });
  expect(resendOf([...rounds, round('not_opened', 5, 0)], 3)).toEqual({ failed: 1, not_opened: null });
});

it('whoever gets a second mail has got it once', () => {
  expect(sentTo([round('audience', 7, 2), round('failed', 1, 1), round('not_opened', 5, 0)])).toBe(8);
});

it('a round adds up when everybody in it has an end', () => {
  const settled = { sent: 4, failed: 3, suppressed: 2, uncertain: 1 };
  expect([9, 10, 11].map((total) => addsUp({ ...settled, total }))).toEqual([false, true, false]);
});
