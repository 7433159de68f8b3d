import { beforeEach, expect, test } from 'vitest';
import { forgetWriting, holdWriting, keepWriting, leftWriting, writingKey } from './kept-writing.ts';

const thing = 'usr_1/article/art_1';
const now = Date.parse('2026-11-26T12:00:00.000Z');
const writing = (text: string, at = '2026-11-26T10:00:00.000Z') => ({ text, basis: '3/', at });

beforeEach(() => localStorage.clear());

test('what an open form holds is left alone until it is closed, by its tab or by itself', async () => {
  const key = writingKey(thing);
  const close = holdWriting(key);
  keepWriting(key, writing('mine'));
  expect(await leftWriting(thing, now)).toBeUndefined();
  close();
  await expect.poll(() => leftWriting(thing, now)).toEqual({ ...writing('mine'), key });
  expect(await leftWriting('usr_2/article/art_1', now)).toBeUndefined();
});

test('what a page holds while it is being closed is found once it is gone', async () => {
  const key = writingKey(thing);
  const close = holdWriting(key);
  keepWriting(key, writing('mine'));
  const found = leftWriting(thing, now);
  setTimeout(close, 200);
  expect(await found).toMatchObject({ text: 'mine' });
});

test('the newest comes first, and is forgotten only as it was sent', async () => {
  const [older, newer] = [writingKey(thing), writingKey(thing)];
  keepWriting(newer, writing('newer', '2026-11-26T11:00:00.000Z'));
  keepWriting(older, writing('older'));
  expect(await leftWriting(thing, now)).toMatchObject({ text: 'newer' });
  forgetWriting(newer, 'something before it');
  expect(await leftWriting(thing, now)).toMatchObject({ text: 'newer' });
  forgetWriting(newer, 'newer');
  expect(await leftWriting(thing, now)).toMatchObject({ text: 'older' });
});

test('after thirty days, or where it cannot be read, nothing comes back', async () => {
  const [old, broken] = [writingKey(thing), writingKey(thing)];
  keepWriting(old, writing('old', '2026-10-01T10:00:00.000Z'));
  localStorage.setItem(broken, '{');
  expect(await leftWriting(thing, now)).toBeUndefined();
  expect(localStorage.getItem(old)).toBeNull();
});

test('a browser without room says so', () => {
  expect(keepWriting(writingKey(thing), writing('x'.repeat(11_000_000)))).toBe(false);
});
