import { minutes } from '#lib/clock.ts';
import { addressOf } from '#shared/pages/href.ts';
import { matchPage, type PageMatch } from '#shared/pages/match.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { type PageName, pages } from '#shared/pages/pages.ts';
import type { SiteHour } from './site-time.ts';
import type { Amounts } from './traffic.repo.ts';
import type { Presence } from './visitor.repo.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** What calls itself a machine, and the common clients of scripts. */
const machines =
  /bot\b|bot[/;_ ]|crawl|spider|slurp|scrape|preview|facebookexternalhit|headless|lighthouse|pingdom|monitor|curl|wget|python|java\/|go-http|okhttp|libwww|axios/i;

/** Who does not say which browser it is, or says that it is none, is not counted. */
export const isBot = (headers: Headers): boolean => machines.test(headers['user-agent'] || 'bot');

/** The browser itself says no for its owner (Global Privacy Control). */
export const refusesForOwner = (headers: Headers): boolean => headers['sec-gpc'] === '1';

/** After this long without a sign of life a new session begins. */
const idle = minutes(30);

/** What a sign of life adds to the sums of its day. */
export function amountsOf(before: Presence | null, now: Presence, isReturning: boolean): Amounts {
  const isNewDay = before?.day !== now.day;
  const isNewHour = isNewDay || before?.hour !== now.hour;
  const isNewSession = !before || now.last_at - before.last_at >= idle;
  return {
    ...(isNewDay && { visitors: 1, ...(isReturning && { returning: 1 }) }),
    ...(isNewHour && { [visitsIn(now)]: 1, ...(isReturning && { [returningIn(now)]: 1 }) }),
    // Somebody who is here at midnight is in a session of both days.
    ...((isNewSession || isNewDay) && { sessions: 1 }),
  };
}

/** Names of the sums of an hour. */
export const visitsIn = ({ hour }: Pick<SiteHour, 'hour'>): string => `v${hour}`;
export const returningIn = ({ hour }: Pick<SiteHour, 'hour'>): string => `r${hour}`;

/** The page at an address, as it is counted: a slash at the end makes no other one, and the blog is the articles. */
function countedAt(address: string): PageMatch | undefined {
  const match = matchPage(address);
  if (match?.name === 'blog') return { ...match, name: 'articles' };
  return match?.name === 'blogArticle' ? { ...match, name: 'article' } : match;
}

/** All addresses that are no page's. */
const unknownPage = '/:unknown';

/**
 * The name under which a page is counted. A page that is not for search engines is named by its pattern, because its
 * address may be a person's: links of mails have secrets in theirs.
 */
export function pageName(path: string): string {
  const counted = countedAt(path.replace(/(?<=.)\/+$/, ''));
  if (!counted) return unknownPage;
  const { name, params } = counted;
  return pages[name].indexed ? addressOf(name, params) : pagePaths[name];
}

/** The slug of an article's or a tool's page. */
export const articleOf = (page: string): string | undefined => slugOf('article', page);
export const toolOf = (page: string): string | undefined => slugOf('aiTool', page);

function slugOf(name: PageName, page: string): string | undefined {
  const match = matchPage(page);
  return match?.name === name ? match.params.slug : undefined;
}
