import { matchPage, properPath } from '#shared/pages/match.ts';
import { type SitePage, sitePages } from '#shared/pages/site-pages.ts';
import { articlePage, hubPage } from './article.pages.ts';
import { packagePage, packagesPage, toolPage, toolsPage } from './directory.pages.ts';
import { newsletterPage } from './newsletter.pages.ts';
import type { FindPage, Moved, Page } from './page.ts';
import { ebookPage, homePage, marketplacePage } from './shop.pages.ts';

const headOf = (path: string): SitePage => {
  const page = sitePages.find((it) => it.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
};

/** Pages that have more to say than their title. */
const findersOf = (siteUrl: string): Readonly<Record<string, FindPage>> => ({
  '/': homePage(headOf('/'), siteUrl),
  '/marketplace': marketplacePage(headOf('/marketplace')),
  '/ebook/:id': ebookPage(siteUrl),
  '/ai-tools': toolsPage(headOf('/ai-tools')),
  '/ai-tools/:slug': toolPage(siteUrl),
  '/coaching': packagesPage(headOf('/coaching')),
  '/coaching/:id': packagePage(siteUrl),
  '/newsletter/:id': newsletterPage(headOf('/newsletter/:id')),
  '/articles': hubPage(headOf('/articles')),
  '/blog': hubPage(headOf('/articles')),
  '/articles/:slug': articlePage(siteUrl, '/articles'),
  '/blog/:slug': articlePage(siteUrl, '/blog'),
});

/** Finds what is at an address of the site. */
export function pageFinder(siteUrl: string) {
  const finders = findersOf(siteUrl);
  return async (path: string, query: URLSearchParams): Promise<Page | Moved | undefined> => {
    const match = matchPage(path);
    if (!match) {
      const proper = properPath(path);
      const search = query.size > 0 ? `?${query}` : '';
      return proper === undefined ? undefined : { movedTo: proper + search };
    }
    const { page, params } = match;
    return (await finders[page.path]?.(params, query)) ?? (finders[page.path] ? undefined : page);
  };
}
