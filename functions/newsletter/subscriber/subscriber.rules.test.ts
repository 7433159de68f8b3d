import { describe, expect, it } from 'vitest';
import { days, minutes } from '#lib/clock.ts';
import type { StoredSubscriber } from './subscriber.repo.ts';
import {
  asked,
  confirmed,
  interestsConfirmed,
  lapsed,
  leaving,
  mergeInterests,
  subscribedByOwner,
  withChosen,
} from './subscriber.rules.ts';

const at = Date.parse('2026-11-21T09:00:00Z');
const email = 'sam@example.test';
const asking = { email, interests: ['compliance'], source: 'website' };
const link = (task: string, time = at) => ({ newId: 'sbr_1', hash: `hash of ${task}`, task, at: time });
const stored = (next: ReturnType<typeof asked>): StoredSubscriber => {
  if (!next) throw new Error('Nothing has changed');
  return { ...next, revision: 1 };
};
const pending = (time = at) => stored(asked(undefined, asking, link('first', time)));

describe('a new subscriber', () => {
  it('is pending, with a link that works for seven days', () => {
    expect(pending()).toMatchObject({ status: 'pending', roll: 'current', mails: 1, token_expires: at + days(7) });
  });

  it('is mailed again after ten minutes, not before', () => {
    expect(asked(pending(), asking, link('second', at + minutes(10) - 1))).toBeUndefined();
    const again = asked(pending(), asking, link('second', at + minutes(10)));
    expect(again).toMatchObject({ token_hash: 'hash of second', mails: 2 });
  });

  it('is mailed again at once by the same task, whose run may have died before sending', () => {
    expect(asked(pending(), asking, link('first', at + 1))).toMatchObject({ mails: 1, mailed_at: at + 1 });
  });

  it('is mailed at most five times before the address confirms or is deleted', () => {
    let subscriber = pending();
    for (let n = 1; n < 5; n++) subscriber = stored(asked(subscriber, asking, link(`${n}`, at + n * minutes(11))));
    expect(subscriber.mails).toBe(5);
    expect(asked(subscriber, asking, link('more', at + days(6)))).toBeUndefined();
  });

  it('can add interests while pending, without another mail', () => {
    const more = { ...asking, interests: ['frameworks', 'compliance'] };
    const both = ['compliance', 'frameworks'];
    expect(asked(pending(), more, link('second'))).toMatchObject({ interests: both, token_hash: 'hash of first' });
  });

  it('is refused when the address is suppressed', () => {
    expect(asked(stored(leaving(pending(), 'suppressed', at)), asking, link('second'))).toBeUndefined();
  });

  it('starts over after unsubscribing: old interests and the old link are gone', () => {
    const left = stored(leaving({ ...pending(), interests: ['old'] }, 'unsubscribed', at));
    expect(left).toMatchObject({ roll: 'left', token_hash: undefined });
    const anew = stored(asked(left, asking, link('second', at + 1)));
    expect(anew).toMatchObject({ id: 'sbr_1', status: 'pending', interests: ['compliance'], mails: 1 });
    expect(lapsed(anew, at + days(8))).toMatchObject({ status: 'unsubscribed', roll: 'left' });
    expect(confirmed(anew, at).left_at).toBeUndefined();
  });
});

describe('a confirmed subscriber', () => {
  const done = stored(confirmed(pending(), at));
  const more = { ...asking, interests: ['frameworks', 'compliance'] };
  const waiting = () => stored(asked(done, more, link('second', at + days(1))));

  it('keeps the interests that somebody else entered apart, until the mailed link is followed', () => {
    expect(waiting()).toMatchObject({
      ...{ status: 'confirmed', interests: ['compliance'], asked_interests: ['frameworks', 'compliance'] },
      ...{ token_hash: 'hash of second', token_expires: at + days(8), mails: 1 },
    });
    const merged = stored(interestsConfirmed(waiting(), at));
    expect(merged).toMatchObject({ status: 'confirmed', interests: ['compliance', 'frameworks'], mails: 0 });
    expect(merged.asked_interests).toBeUndefined();
  });

  it('gets no mail about interests that are there already', () => {
    expect(asked(done, asking, link('second', at + days(1)))).toBeUndefined();
  });

  it('gets five mails at most, ten minutes apart, and the newest one counts', () => {
    expect(asked(waiting(), { ...more, interests: ['other'] }, link('third', at + days(1) + 1))).toBeUndefined();
    let subscriber = waiting();
    for (let n = 1; n < 5; n++)
      subscriber = stored(
        asked(subscriber, { ...more, interests: [`${n}`] }, link(`${n}`, at + days(1) + n * minutes(11))),
      );
    expect(subscriber).toMatchObject({ mails: 5, asked_interests: ['4'] });
    expect(asked(subscriber, more, link('more', at + days(3)))).toBeUndefined();
  });

  it('forgets what was not confirmed when the link has expired, and may be asked again', () => {
    expect(lapsed(waiting(), at + days(8) - 1)).toBeUndefined();
    const again = stored(lapsed(waiting(), at + days(8)) ?? undefined);
    expect(again).toMatchObject({ status: 'confirmed', interests: ['compliance'], mails: 0 });
    expect(again.asked_interests).toBeUndefined();
  });

  it('has left with what it wanted to read: how it agreed and that it left stays', () => {
    const chosen = withChosen(confirmed(pending(), at), ['compliance'], at);
    const left = leaving(stored(chosen), 'unsubscribed', at + 1);
    expect(left.interests).toEqual([]);
    expect(left.history?.map(({ what }) => what)).toEqual(['asked', 'confirmed', 'unsubscribed']);
    expect(left.consent).toEqual(chosen.consent);
  });

  it('who leaves takes them along', () => {
    expect(leaving(waiting(), 'unsubscribed', at).asked_interests).toBeUndefined();
  });
});

describe('an unconfirmed subscriber', () => {
  it('is deleted when the newest link has expired', () => {
    expect(lapsed(pending(), at + days(7) - 1)).toBeUndefined();
    expect(lapsed(pending(), at + days(7))).toBeNull();
    expect(lapsed(stored(confirmed(pending(), at)), at + days(8))).toBeUndefined();
    expect(lapsed(undefined, at)).toBeUndefined();
  });
});

describe('the owner of a verified address', () => {
  const owner = { ...asking, user_id: 'usr_1' };
  it('is confirmed at once, even when somebody else asked before', () => {
    expect(subscribedByOwner(undefined, owner, { newId: 'sbr_2', at })).toMatchObject({ status: 'confirmed' });
    const taken = subscribedByOwner(pending(), owner, { newId: 'sbr_2', at });
    expect(taken).toMatchObject({ id: 'sbr_1', status: 'confirmed', user_id: 'usr_1' });
    expect(taken).not.toHaveProperty('token_hash');
  });

  it('is linked to an existing subscription', () => {
    const there = stored(confirmed(pending(), at));
    const bound = stored(subscribedByOwner(there, owner, { newId: 'sbr_2', at }));
    expect(bound).toMatchObject({ id: 'sbr_1', user_id: 'usr_1' });
    expect(subscribedByOwner(bound, owner, { newId: 'sbr_2', at })).toBeUndefined();
  });
});

it('keeps at most twenty interests, without duplicates', () => {
  const many = Array.from({ length: 15 }, (_, n) => `a${n}`);
  expect(mergeInterests(many, [...many, ...many.map((each) => `b${each}`)])).toHaveLength(20);
});
