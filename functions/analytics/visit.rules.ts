import { minutes } from '#lib/clock.ts';
import type { SiteHour } from '#lib/site-time.ts';
import type { Amounts } from '#lib/table/adding.ts';
import { addressOf } from '#shared/pages/href.ts';
import { matchPage, type PageMatch } from '#shared/pages/match.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { type PageName, pages } from '#shared/pages/pages.ts';
import type { Presence } from './visitor.repo.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** The browser opts out on the visitor's behalf (Global Privacy Control). */
export const refusesForOwner = (headers: Headers): boolean => headers['sec-gpc'] === '1';

/** A new session begins after this long without activity. */
const idle = minutes(30);

/** What a visitor's activity adds to the day's sums. */
export function amountsOf(before: Presence | null, now: Presence, isReturning: boolean): Amounts {
  const isNewDay = before?.day !== now.day;
  const isNewHour = isNewDay || before?.hour !== now.hour;
  const isNewSession = !before || now.last_at - before.last_at >= idle;
  return {
    ...(isNewDay && { visitors: 1, ...(isReturning && { returning: 1 }) }),
    ...(isNewHour && { [visitsIn(now)]: 1, ...(isReturning && { [returningIn(now)]: 1 }) }),
    // A visitor who is active across midnight has a session on both days.
    ...((isNewSession || isNewDay) && { sessions: 1 }),
  };
}

/** Names of the sums of an hour. */
export const visitsIn = ({ hour }: Pick<SiteHour, 'hour'>): string => `v${hour}`;
export const returningIn = ({ hour }: Pick<SiteHour, 'hour'>): string => `r${hour}`;

/** The page an address counts for: a trailing slash makes no difference, and the blog counts as the articles. */
function countedAt(address: string): PageMatch | undefined {
  const match = matchPage(address);
  if (match?.name === 'blog') return { ...match, name: 'articles' };
  return match?.name === 'blogArticle' ? { ...match, name: 'article' } : match;
}

/**
 * The name under which a page is counted; undefined where the site has none. A page that search engines must not index is counted by its pattern, because
 * its address may be personal: links in mails contain secrets.
 */
export function pageName(path: string): string | undefined {
  const counted = countedAt(path.replace(/(?<=.)\/+$/, ''));
  if (!counted) return undefined;
  const { name, params } = counted;
  return pages[name].indexed ? addressOf(name, params) : pagePaths[name];
}

/** The slug in the path of an article or a tool. */
export const articleOf = (page: string): string | undefined => slugOf('article', page);
export const toolOf = (page: string): string | undefined => slugOf('aiTool', page);

function slugOf(name: PageName, page: string): string | undefined {
  const match = matchPage(page);
  return match?.name === name ? match.params.slug : undefined;
}
