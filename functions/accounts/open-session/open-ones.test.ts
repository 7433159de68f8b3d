import { expect, it } from 'vitest';
import type { StoredUser } from '../user/user.entity.ts';
import { isOpen, mostOpen, openOnes, surplus } from './open-ones.ts';
import type { StoredSession } from './open-session.entity.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const hour = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const session = (id: string, age: number): StoredSession => ({
  ...{ subject: 'sub', id, device: 'Firefox on Linux', back_office: false, ttl: 1 },
  ...{ began_at: iso(now - age), last_used_at: iso(now - age) },
});
const someone = (open_sessions: string[] | undefined, tokens_valid_after = 0) =>
  ({ open_sessions, tokens_valid_after }) as StoredUser;

it('a session is open when the profile lists it and it began in the second of the cutoff or later', () => {
  const one = session('one', hour);
  expect(isOpen(one, someone(['two', 'one'], now - hour))).toBe(true);
  expect(isOpen(one, someone(['two', 'one'], now - hour + 1000))).toBe(false);
  expect([isOpen(one, someone(['two'])), isOpen(one, someone(undefined))]).toEqual([false, false]);
});

it('the last used comes first', () => {
  const known = [session('old', 2 * hour), session('new', hour), session('ended', 0)];
  expect(openOnes(known, someone(['old', 'new'])).map(({ id }) => id)).toEqual(['new', 'old']);
});

it('a further one makes what is over go, and the one that was unused for longest', () => {
  const known = Array.from({ length: mostOpen }, (_, n) => session(`open-${n}`, (n + 1) * hour));
  const listed = known.map(({ id }) => id);
  const last = `open-${mostOpen - 1}`;
  const { over, ids } = surplus([session('ended', hour), ...known], someone([...listed, 'unknown']), now);
  expect(over.map(({ id }) => id)).toEqual(['ended', last]);
  expect(ids).toEqual([last, 'unknown']);
  expect(surplus(known.slice(1), someone(listed.slice(1)), now)).toEqual({ over: [], ids: [] });
});

it('one that begins at this moment and is not listed yet stays', () => {
  const known = [session('beginning', 59_000), session('left behind', 61_000)];
  expect(surplus(known, someone([]), now).over.map(({ id }) => id)).toEqual(['left behind']);
});

it('the list in the profile leaves its read at one unit', () => {
  const attribute = Array.from({ length: mostOpen }, () => crypto.randomUUID()).join(' ');
  expect(attribute.length).toBeLessThan(2700);
});
