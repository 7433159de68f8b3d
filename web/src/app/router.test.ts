import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageQueries, sitePages } from '#shared/pages/site-pages.ts';
import { noFilters as noToolFilters } from '#web/features/ai-tools/api/tool-filters.ts';
import { noFilters as noArticleFilters } from '#web/features/articles/api/article-filters.ts';
import { noFilters } from '#web/features/catalog/api/ebook-filters.ts';
import { noFilters as noCoachingFilters } from '#web/features/coaching/api/coaching-filters.ts';
import { pageAt, pageCode } from './page-code.ts';
import { AppRoutes } from './router.tsx';

/** Whole paths of what shows a page; `*` shows that there is none. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', index, element, children }) => {
    const whole = path ? `${above}/${path}` : above;
    if (children) return pathsOf(children, whole);
    return element && (index || path !== '*') ? [whole || '/'] : [];
  });

test('the server knows every address of the router, and no other', () => {
  const { children } = AppRoutes().props as { children: React.ReactNode };
  const paths = pathsOf(createRoutesFromElements(children));
  expect(paths.toSorted()).toEqual(sitePages.map(({ path }) => path).toSorted());
});

test('the edge tells lists apart by their filters', () => {
  const lists = [noFilters, noArticleFilters, noToolFilters, noCoachingFilters];
  const names = new Set(lists.flatMap((filters) => Object.keys(filters)));
  expect([...pageQueries].sort()).toEqual([...names].sort());
});

test('the page whose code is sent for is the one that the server wrote', () => {
  const example = (path: string) => path.replace(/:\w+/, 'x');
  const named = sitePages.map(({ path }) => pageAt(example(path))).filter((name) => name !== undefined);
  expect(new Set(named)).toEqual(new Set(Object.keys(pageCode)));
  expect(pageAt('/articles/x/y')).toBeUndefined();
  expect(pageAt('/admin')).toBeUndefined();
});
