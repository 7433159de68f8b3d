import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { matchPage } from '#shared/pages/match.ts';
import { pageQueries } from '#shared/pages/page-queries.ts';
import { pages } from '#shared/pages/pages.ts';
import { noFilters as noToolFilters } from '#web/features/ai-tools/api/tool-filters.ts';
import { noFilters as noArticleFilters } from '#web/features/articles/api/article-filters.ts';
import { noFilters } from '#web/features/catalog/api/ebook-filters.ts';
import { noFilters as noCoachingFilters } from '#web/features/coaching/api/coaching-filters.ts';
import { AppRoutes } from './router.tsx';

const routesOf = (parts: React.ReactNode): RouteObject[] => createRoutesFromElements(parts);
const { children } = AppRoutes().props as { children: React.ReactNode };
const [framed, bare] = routesOf(children);

/** Paths of the pages directly below a route, without those below a guard. */
const pathsOf = (route: RouteObject | undefined): string[] =>
  (route?.children ?? []).flatMap(({ path, children: below }) =>
    path === undefined || below || path.endsWith('*') ? [] : [path],
  );
const guarded = (route: RouteObject | undefined) => route?.children?.find(({ children: below }) => below);

test('each page in the table has exactly one route, in its layout', () => {
  const shown = { site: framed, account: guarded(framed), bare, admin: guarded(bare) };
  for (const [layout, route] of Object.entries(shown)) {
    const wanted = Object.values(pages).filter((page) => page.layout === layout);
    expect(pathsOf(route).toSorted(), layout).toEqual(wanted.map(({ path }) => path).toSorted());
  }
});

test("the edge's cache key has exactly the filters of the lists", () => {
  const lists = [noFilters, noArticleFilters, noToolFilters, noCoachingFilters];
  const names = new Set(lists.flatMap((filters) => Object.keys(filters)));
  expect([...pageQueries].sort()).toEqual([...names].sort());
});

test('no page shadows another', () => {
  const example = (path: string) => path.replace(/:\w+/, 'x');
  const found = Object.values(pages).map(({ path }) => matchPage(example(path))?.name);
  expect(found).toEqual(Object.keys(pages));
});
