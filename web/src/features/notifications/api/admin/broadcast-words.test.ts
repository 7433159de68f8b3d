import { expect, it } from 'vitest';
import { audienceWords, broadcastState, broadcastStates } from './broadcast-words.ts';

it('is active until the moment it expires, unless it is off', () => {
  const expires_at = '2026-12-01T18:00:00.000Z';
  const end = Date.parse(expires_at);
  expect(broadcastState({ active: true, expires_at }, end - 1)).toBe('active');
  expect(broadcastState({ active: true, expires_at }, end)).toBe('expired');
  expect(broadcastState({ active: true, expires_at: null }, end)).toBe('active');
  expect(broadcastState({ active: false, expires_at }, end)).toBe('off');
});

it('says how many readers everyone is, once that is known', () => {
  expect(audienceWords('all', undefined)).toBe('People with an account');
  expect(audienceWords('all', 1204)).toBe('People with an account: 1,204 readers');
  expect(audienceWords('wishers', 1204)).toBe('People with an ebook on their wishlist');
});

it('is green only while it is shown', () => {
  const green = Object.entries(broadcastStates).filter(([, { look }]) => look === 'published');
  expect(green.map(([state]) => state)).toEqual(['active']);
});
