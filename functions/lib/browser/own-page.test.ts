import { expect, it } from 'vitest';
import { requireOwnPage } from './own-page.ts';

const check = (headers: Record<string, string>) => () => requireOwnPage({ headers });

it.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://rampart.test' }],
  [
    'a page of ours under another name of this machine',
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1' },
  ],
  ['a page of ours in an older browser', { origin: 'https://rampart.test' }],
  ['a program', {}],
])('lets %s call', (_, headers) => {
  expect(check(headers)).not.toThrow();
});

it.each([
  ['another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://shop.rampart.test' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['another site that claims ours', { 'sec-fetch-site': 'cross-site', origin: 'https://rampart.test' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['another host in an older browser', { origin: 'https://shop.rampart.test' }],
  ['our host without encryption', { origin: 'http://rampart.test' }],
  ['a sandboxed frame', { origin: 'null' }],
])('refuses %s', (_, headers) => {
  expect(check(headers)).toThrow('Please use the site');
});
