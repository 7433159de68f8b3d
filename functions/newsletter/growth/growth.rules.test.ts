import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amounts } from '#lib/table/adding.ts';
import { imported } from '../import/import.rules.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { asked, confirmed, lapsed, leaving, linkLifetime, readmitted } from '../subscriber/subscriber.rules.ts';
import { growthOf, movementOf } from './growth.rules.ts';

type Known = StoredSubscriber | undefined;
const address = { email: 'anna@example.test', interests: [], source: 'website' };

/** What can happen to an address, at a time in milliseconds; undefined where it changes nothing, null where it is removed. */
const events = {
  asked: (before: Known, at: number) =>
    asked(before, address, { newId: 'sbr_1', hash: `hash-${at}`, task: `task-${at}`, at }),
  confirmed: (before: Known, at: number) => (before?.status === 'pending' ? confirmed(before, at) : undefined),
  unsubscribed: (before: Known, at: number) =>
    before?.roll === 'current' ? leaving(before, 'unsubscribed', at) : undefined,
  suppressed: (before: Known, at: number) =>
    before && before.status !== 'suppressed' ? leaving(before, 'suppressed', at) : undefined,
  released: (before: Known, at: number) => (before?.status === 'suppressed' ? readmitted(before, at) : undefined),
  lapsed: (before: Known, at: number) => lapsed(before, at),
  removed: (before: Known) => (before?.roll === 'current' ? null : undefined),
  imported: (before: Known, at: number) => {
    const importing = { statement: 'At our booth', filename: 'booth.csv', since: '', newId: 'sbr_1', at };
    return imported(before, { row: 2, email: address.email, interests: [] }, importing);
  },
};
type Event = keyof typeof events;

/** The movements of a course of events, an hour after the other but for lapses, which come when links expire. */
function course(happened: readonly Event[]) {
  let subscriber: Known;
  let at = Date.parse('2026-11-01T09:00:00Z');
  const movements = [];
  for (const event of happened) {
    at += event === 'lapsed' ? linkLifetime : 3_600_000;
    const after = events[event](subscriber, at);
    if (after === undefined) continue;
    const next = after === null ? undefined : { ...after, revision: 1 };
    const movement = movementOf(subscriber, next);
    if (movement) movements.push({ ...movement, happened: at });
    subscriber = next;
  }
  return { subscriber, movements };
}
const namesOf = (...happened: Event[]) => course(happened).movements.map(({ name }) => name);

describe('the list of confirmed subscribers', () => {
  it('is joined by a confirmation or an import, and left in three ways', () => {
    expect(namesOf('asked', 'confirmed', 'unsubscribed')).toEqual(['joined', 'unsubscribed']);
    expect(namesOf('imported', 'suppressed')).toEqual(['joined', 'suppressed']);
    expect(namesOf('asked', 'imported', 'removed')).toEqual(['joined', 'removed']);
  });

  it('is neither joined nor left by those who never confirm, nor by a release', () => {
    expect(namesOf('asked', 'lapsed', 'asked', 'unsubscribed', 'asked', 'suppressed', 'released')).toEqual([]);
    expect(namesOf('imported', 'suppressed', 'released')).toEqual(['joined', 'suppressed']);
    expect(namesOf('imported', 'suppressed', 'released', 'asked', 'confirmed')).toEqual([
      ...['joined', 'suppressed', 'joined'],
    ]);
  });

  it('has as many as have joined and not left, whatever happens and how often', () => {
    const names = Object.keys(events) as Event[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (happened) => {
        const { subscriber, movements } = course(happened);
        const on = movements.reduce((sum, { name }) => sum + (name === 'joined' ? 1 : -1), 0);
        expect(on).toBe(subscriber?.status === 'confirmed' ? 1 : 0);
        for (const { at, happened: moment } of movements) expect(at ?? moment).toBe(moment);
      }),
    );
  });
});

describe('the growth of a period', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
  const amounts = new Map<string, Amounts>([
    ['2026-11-18', { joined: 9, removed: 1 }],
    ['2026-11-20', { joined: 3, unsubscribed: 2, suppressed: 2 }],
    ['2026-11-21', { joined: 5, removed: 1 }],
  ]);

  it('follows from what is on the list now', () => {
    expect(growthOf({ days, amounts, total: 20 })).toEqual({
      total: 20,
      sums: { joined: 8, left: 5 },
      sums_before: { joined: 9, left: 1 },
      left_by: { unsubscribed: 2, suppressed: 2, removed: 1 },
      days: [
        { day: '2026-11-20', joined: 3, left: 4, total: 16 },
        { day: '2026-11-21', joined: 5, left: 1, total: 20 },
      ],
    });
  });
});
