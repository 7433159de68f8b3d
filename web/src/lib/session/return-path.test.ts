import { expect, it } from 'vitest';
import { readSignInState } from './return-path.ts';

it.each([
  [{ from: '/library?tab=wishlist' }, '/library?tab=wishlist'],
  [{ from: '//evil.example' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: 3 }, '/'],
  [null, '/'],
])('returns from %j to %s', (state, path) => {
  expect(readSignInState(state).from).toBe(path);
});
