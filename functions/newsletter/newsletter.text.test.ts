import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSameMoment, planOf } from './newsletter.text.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the date of a newsletter', () => {
  const overdue = { status: 'scheduled', scheduled_date: '2026-11-26T09:00:00.000Z', template_id: undefined } as const;

  it('must be in the future when it is set', () => {
    const past = { scheduled_date: '2026-11-27T09:00:00Z' };
    expect(() => planOf({ status: 'draft' }, past)).toThrow('Choose a time in the future');
    expect(() => planOf(overdue, past)).toThrow('Choose a time in the future');
    expect(planOf(overdue, { scheduled_date: '2026-11-27T09:00:01Z' }).scheduled_date).toBe('2026-11-27T09:00:01.000Z');
  });

  it('may stay once it has passed, however it is written, so that the text can be changed', () => {
    for (const scheduled_date of [undefined, '2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00+01:00'])
      expect(planOf(overdue, { scheduled_date })).toEqual(overdue);
  });

  it('is taken away by none', () => {
    expect(planOf(overdue, { scheduled_date: null })).toMatchObject({ status: 'draft', scheduled_date: undefined });
  });

  it('is the same moment in any zone, and none is none', () => {
    expect(isSameMoment('2026-11-26T09:00:00Z', '2026-11-26T09:00:00.000Z')).toBe(true);
    expect(isSameMoment(null, undefined)).toBe(true);
    expect(isSameMoment(null, '2026-11-26T09:00:00Z')).toBe(false);
    expect(isSameMoment('2026-11-26T09:00:00Z', '2026-11-26T09:00:01Z')).toBe(false);
  });
});
