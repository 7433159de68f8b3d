import type { WrittenPage } from '#shared/pages/first-screens.ts';
import { matchPage, properPath } from '#shared/pages/match.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { articlePage, authorPage } from './article.pages.ts';
import { packagePage, toolPage } from './directory.pages.ts';
import { newsletterPage } from './newsletter.pages.ts';
import { type FindPage, type Moved, type Page, plainPage } from './page.ts';
import { ebookPage, promptVault } from './shop.pages.ts';
import { siteThings } from './structured-data.ts';
import { written } from './written-page.ts';

/** Pages that need more than the table of pages has. */
const findersOf = (siteUrl: string): Readonly<Record<WrittenPage, FindPage> & Partial<Record<PageName, FindPage>>> => ({
  home: written('home', () => ({ ...plainPage('home'), things: siteThings(siteUrl) })),
  marketplace: written('marketplace', (_, { query }) => ({
    ...plainPage('marketplace'),
    ...(query.get('category') === 'Prompt Vault' && promptVault),
  })),
  ebook: written('ebook', ebookPage(siteUrl)),
  articles: written('articles', () => plainPage('articles')),
  article: written('article', articlePage('article', siteUrl)),
  author: written('author', authorPage(siteUrl)),
  // An alias: its canonical address is that of the articles.
  blog: written('blog', () => plainPage('articles')),
  blogArticle: written('blogArticle', articlePage('blogArticle', siteUrl)),
  aiTools: written('aiTools', () => plainPage('aiTools')),
  aiTool: written('aiTool', toolPage(siteUrl)),
  coaching: written('coaching', () => plainPage('coaching')),
  coachingPackage: written('coachingPackage', packagePage(siteUrl)),
  newsletter: newsletterPage,
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
    const find = finders[match.name];
    return find ? find(match.params, query) : plainPage(match.name);
  };
}
