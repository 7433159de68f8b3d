import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageQueries, sitePages } from '#shared/pages/site-pages.ts';
import { noFilters as noArticleFilters } from '#web/features/articles/api/article-filters.ts';
import { noFilters } from '#web/features/catalog/api/ebook-filters.ts';
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
  const names = new Set([...Object.keys(noFilters), ...Object.keys(noArticleFilters)]);
  expect([...pageQueries].sort()).toEqual([...names].sort());
});
