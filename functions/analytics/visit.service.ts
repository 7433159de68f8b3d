import { countView as countToolView } from '#functions/ai-tools/public.ts';
import { countView as countArticleView } from '#functions/articles/public.ts';
import { currentSettings } from '#functions/settings/public.ts';
import type { Actor } from '#lib/actor.ts';
import { isBot } from '#lib/browser/bots.ts';
import { now } from '#lib/clock.ts';
import type { Reply, RequestInfo } from '#lib/http/event.ts';
import { isFirstToday } from '#lib/once/first-today.ts';
import { type SiteHour, siteHour } from '#lib/site-time.ts';
import type { Traffic, Visit } from '#shared/analytics/visit.ts';
import { addToDay, moveActive, readActive, readDay } from './traffic.repo.ts';
import { amountsOf, articleOf, pageName, refusesForOwner, returningIn, toolOf, visitsIn } from './visit.rules.ts';
import {
  hasVisitorCookie,
  newVisitor,
  noVisitorCookie,
  readVisitor,
  type Visitor,
  visitorCookie,
} from './visitor.cookie.ts';
import { notePage, noteVisitor } from './visitor.repo.ts';

type Done = { success: true };
const done: Done = { success: true };

const siteTime = async (at: number): Promise<SiteHour> => siteHour(at, (await currentSettings()).time_zone);

/**
 * Counts a visit. Admins and bots are left out; without consent to the cookie only the page view counts. A page counts
 * once per visitor and day of the site, whether or not the visitor sends the cookie back, and only if there is one.
 */
export async function trackVisit(
  actor: Actor | undefined,
  { path, cookie }: Visit,
  request: RequestInfo,
  reply: Reply,
): Promise<Done> {
  if (actor?.isAdmin || isBot(request.headers)) return done;
  const at = now();
  const time = await siteTime(at);
  const page = path && pageName(path);
  if (!cookie || refusesForOwner(request.headers)) {
    if (hasVisitorCookie(request.cookies)) reply.cookie(noVisitorCookie);
    if (page && (await isFirstToday(request, time.day, viewOf(page)))) await addToDay(time.day, { views: 1 });
    return done;
  }
  const known = await readVisitor(request.cookies, at);
  const visitor = known ?? newVisitor(time.day);
  if (!known) reply.cookie(await visitorCookie(visitor));
  const countView = async (seen: string) =>
    (await isFirstView(visitor, time.day, seen, known ? undefined : request)) && countPage(time.day, seen);
  await Promise.all([countVisitor(visitor, at, time), page && countView(page)]);
  return done;
}

/** A stranger is a new visitor, or one who never sends the cookie back: that one may have seen the page before. */
async function isFirstView(visitor: Visitor, day: string, page: string, stranger?: RequestInfo): Promise<boolean> {
  if (!(await notePage(visitor.id, day, page))) return false;
  return !stranger || isFirstToday(stranger, day, viewOf(page));
}
const viewOf = (page: string): string => `view ${page}`;

async function countVisitor({ id, since }: Visitor, last_at: number, time: SiteHour): Promise<void> {
  const before = await noteVisitor(id, last_at, time);
  if (before === undefined) return;
  const amounts = amountsOf(before, { last_at, ...time }, since < time.day);
  await Promise.all([addToDay(time.day, amounts), moveActive(before?.last_at, last_at)]);
}

async function countPage(day: string, page: string): Promise<void> {
  const [article, tool] = [articleOf(page), toolOf(page)];
  await Promise.all([addToDay(day, { views: 1 }), article && countArticleView(article), tool && countToolView(tool)]);
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Active visitors and today's sums. */
export async function trafficNow(): Promise<Traffic> {
  const at = now();
  const { time_zone } = await currentSettings();
  const { day, hour } = siteHour(at, time_zone);
  const [active_visitors, sums] = await Promise.all([readActive(at), readDay(day)]);
  return {
    time_zone,
    hour,
    active_visitors,
    unique_visitors_today: sums('visitors'),
    returning_visitors_today: sums('returning'),
    total_sessions_today: sums('sessions'),
    page_views_today: sums('views'),
    hourly_visits: allHours.map((hour) => ({
      hour,
      visits: sums(visitsIn({ hour })),
      returning: sums(returningIn({ hour })),
    })),
  };
}
