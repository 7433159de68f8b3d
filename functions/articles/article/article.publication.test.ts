import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publicationOf, stageOf } from './article.publication.ts';

const now = '2026-11-20T10:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
});

describe('publicationOf', () => {
  it('keeps the first publication date, and clears the schedule of a published article', () => {
    expect(publicationOf({}, { status: 'published', scheduled_at: '2027-01-01T00:00:00Z' })).toEqual({
      ...{ status: 'published', published_at: now, scheduled_at: undefined },
    });
    const before = { published_at: '2026-01-01T00:00:00.000Z' };
    expect(publicationOf(before, { status: 'published' }).published_at).toBe(before.published_at);
    expect(publicationOf(before, { status: 'archived' }).published_at).toBe(before.published_at);
  });

  it('requires a future time for a scheduled article, and stores it in UTC', () => {
    const due = publicationOf({}, { status: 'scheduled', scheduled_at: '2026-11-20T16:00:00+05:30' });
    expect(due.scheduled_at).toBe('2026-11-20T10:30:00.000Z');
    for (const scheduled_at of [null, now, '2026-11-20T15:30:00+05:30'])
      expect(() => publicationOf({}, { status: 'scheduled', scheduled_at })).toThrow(/in the future/);
  });

  it('lets an article be saved while it is due', () => {
    const before = { status: 'scheduled', scheduled_at: '2026-11-20T09:59:30.000Z' } as const;
    expect(publicationOf(before, before).scheduled_at).toBe(before.scheduled_at);
  });
});

describe('stageOf', () => {
  const article = { status: 'published', published_at: 'p', scheduled_at: 's', updated_at: 'u' } as const;
  it.each([
    [{}, { stage: 'published', stage_at: 'p' }],
    [{ status: 'scheduled' }, { stage: 'scheduled', stage_at: 's' }],
    [{ status: 'draft' }, { stage: 'draft', stage_at: 'u' }],
    [{ deleted_at: 'd' }, { stage: 'trash', stage_at: 'd' }],
  ] as const)('%o gives %o', (change, expected) => {
    expect(stageOf({ deleted_at: undefined, ...article, ...change })).toEqual(expected);
  });
});
