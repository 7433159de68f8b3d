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

it('returns to the usual page of the sign-in page without a path', () => {
  expect(readSignInState({ from: '/admin/prompts' }, '/admin').from).toBe('/admin/prompts');
  expect(readSignInState({ from: '//evil.example' }, '/admin').from).toBe('/admin');
});
