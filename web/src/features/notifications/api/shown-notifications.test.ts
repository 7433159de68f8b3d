import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#web/lib/storage/memory-storage.test-support.ts';
import { endsSoon, ShownNotifications, shopOf } from './shown-notifications.ts';

const [one, two] = [{ id: 'ntf_1' }, { id: 'ntf_2' }];

describe('ShownNotifications', () => {
  it('shows the first notification and none after it', () => {
    const shown = new ShownNotifications(memoryStorage());
    expect(shown.first('ann', [])).toBeUndefined();
    expect(shown.first('ann', [one, two])).toBe(one);
    expect(shown.first('ann', [two])).toBeUndefined();
  });

  it('shows none again after the page was loaded anew', () => {
    const tab = memoryStorage();
    expect(new ShownNotifications(tab).first('ann', [one])).toBe(one);
    expect(new ShownNotifications(tab).first('ann', [one, two])).toBeUndefined();
  });

  it('starts over for another user', () => {
    const shown = new ShownNotifications(memoryStorage());
    shown.first('ann', [one]);
    expect(shown.first('bob', [one])).toBe(one);
    expect(shown.first('ann', [two])).toBe(two);
  });
});

it('warns within two hours', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const ends = (expires_at: string | null) => endsSoon({ expires_at }, now);
  expect([null, '2026-11-21T12:00:01Z', '2026-11-21T12:00:00Z', '2026-11-21T09:00:00Z'].map(ends)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('links to the library for wishes, else to the marketplace', () => {
  expect((['wishlist', 'promotion', 'other'] as const).map((type) => shopOf({ notification_type: type }))).toEqual([
    '/library',
    '/marketplace',
    '/marketplace',
  ]);
});
