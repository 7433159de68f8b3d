import { expect, test } from 'vitest';
import { type PageLayout, pages, type SitePage } from './pages.ts';

const all = Object.values<SitePage>(pages);
const pathsOf = (layout: PageLayout) => all.filter((page) => page.layout === layout).map(({ path }) => path);

test.each(['account', 'admin'] as const)('what lies below a page of the layout “%s” is guarded like it', (layout) => {
  const guarded = pathsOf(layout);
  const below = all.filter(({ path }) => guarded.some((above) => path.startsWith(`${above}/`)));
  expect(below.filter((page) => page.layout !== layout)).toEqual([]);
  expect(below.length).toBeGreaterThan(0);
});

test('a library is shown to its owner', () => {
  expect(pathsOf('account')).toEqual(expect.arrayContaining(['/dashboard', '/library', '/account']));
});

test('only public pages are listed for search engines', () => {
  expect(all.filter(({ indexed, layout }) => indexed && layout !== 'site')).toEqual([]);
});
