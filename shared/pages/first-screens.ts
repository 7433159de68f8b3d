import { toolCategoriesQuery, toolQuery, toolsQuery } from '../ai-tools/queries.ts';
import type { ApiQuery } from '../api-query.ts';
import {
  articleCategoriesQuery,
  articleQuery,
  authorArticlesQuery,
  authorQuery,
  hubQuery,
} from '../articles/queries.ts';
import {
  allEbooksQuery,
  categoriesQuery,
  ebookQuery,
  featuredEbooksQuery,
  frameworksQuery,
  shelfCandidatesQuery,
} from '../catalog/queries.ts';
import { packageQuery, packagesQuery } from '../coaching/queries.ts';
import type { PageParams } from './href.ts';
import { isNarrowed } from './page-queries.ts';
import type { PageName } from './pages.ts';

const hub = (_: object, filters: URLSearchParams) =>
  isNarrowed(filters)
    ? ([articleCategoriesQuery()] as const)
    : ([hubQuery({ search: '', type: '', category: '' }), articleCategoriesQuery()] as const);
const article = ({ slug }: PageParams<'article'>) => [articleQuery(slug)] as const;

/**
 * Pages whose first screen is rendered on the server, and the queries it needs, by address. Data needed only further
 * down, or only by some visitors, is left to the browser.
 */
export const firstScreens = {
  home: () => [shelfCandidatesQuery(), featuredEbooksQuery(), categoriesQuery(), frameworksQuery()] as const,
  marketplace: (_: object, filters: URLSearchParams) =>
    isNarrowed(filters) ? ([categoriesQuery()] as const) : ([allEbooksQuery(), categoriesQuery()] as const),
  ebook: ({ id }: PageParams<'ebook'>) => [ebookQuery(id)] as const,
  articles: hub,
  article,
  author: ({ id }: PageParams<'author'>) => [authorQuery(id), authorArticlesQuery(id)] as const,
  blog: hub,
  blogArticle: article,
  aiTools: (_: object, filters: URLSearchParams) =>
    isNarrowed(filters)
      ? ([toolCategoriesQuery()] as const)
      : ([toolsQuery({ category: '', featured: false }), toolCategoriesQuery()] as const),
  aiTool: ({ slug }: PageParams<'aiTool'>) => [toolQuery(slug)] as const,
  coaching: (_: object, filters: URLSearchParams) =>
    isNarrowed(filters) ? ([] as const) : ([packagesQuery({ type: '', level: '' })] as const),
  coachingPackage: ({ id }: PageParams<'coachingPackage'>) => [packageQuery(id)] as const,
} satisfies {
  readonly [Name in PageName]?: (params: PageParams<Name>, filters: URLSearchParams) => readonly ApiQuery[];
};

export type WrittenPage = keyof typeof firstScreens;

/** The queries of a page's first screen. */
export type FirstQueries<Name extends WrittenPage = WrittenPage> = ReturnType<(typeof firstScreens)[Name]>;
