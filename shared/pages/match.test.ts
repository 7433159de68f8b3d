import { expect, test } from 'vitest';
import { matchPage, properPath } from './match.ts';

test.each([
  ['/', 'home', {}],
  ['/marketplace', 'marketplace', {}],
  ['/ebook/ebk_1', 'ebook', { id: 'ebk_1' }],
  ['/ebook/a%2Fb', 'ebook', { id: 'a/b' }],
  ['/blog', 'blog', {}],
  ['/blog/a-b', 'blogArticle', { slug: 'a-b' }],
  ['/newsletter/confirm/x', 'newsletterConfirm', { token: 'x' }],
  ['/newsletter/x', 'newsletter', { id: 'x' }],
  ['/account/orders', 'orders', {}],
  ['/admin', 'adminDashboard', {}],
])('%s is the page %s', (path, name, params) => {
  expect(matchPage(path)).toEqual({ name, params });
});

const none = ['/ebook', '/ebook/', '/ebook/a/b', '/Marketplace', '/marketplace/', '/articles/x/y', '/ebook/%E0%A4%A'];
test.each([...none, '/admin/nothing', '/wp-admin', '//', ''])('%s is not a page', (path) =>
  expect(matchPage(path)).toBeUndefined(),
);

test.each([
  ['/marketplace/', '/marketplace'],
  ['/MarketPlace', '/marketplace'],
  ['/Ebook/ebk_A//', '/ebook/ebk_A'],
  ['/Blog/', '/blog'],
  ['/account/orders/', '/account/orders'],
  ['/', '/'],
])('%s is properly spelled %s', (path, proper) => expect(properPath(path)).toBe(proper));

test('an address without a page has no proper spelling', () => {
  for (const path of ['/nothing', '/ebook/', '//evil.example', '//marketplace'])
    expect(properPath(path)).toBeUndefined();
});

test('an overlong id has no page and no proper spelling', () => {
  const [longest, longer] = ['a'.repeat(255), 'a'.repeat(256)];
  expect(matchPage(`/ebook/${longest}`)).toBeDefined();
  for (const path of [`/ebook/${longer}`, `/Ebook/${longer}`, `/ebook/${'%61'.repeat(256)}`])
    expect([matchPage(path), properPath(path)]).toEqual([undefined, undefined]);
});
