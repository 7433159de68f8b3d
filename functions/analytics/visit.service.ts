import { countView as countToolView } from '#functions/ai-tools/public.ts';
import { countView as countArticleView } from '#functions/articles/public.ts';
import { currentSettings } from '#functions/settings/public.ts';
import type { Actor } from '#lib/actor.ts';
import { now } from '#lib/clock.ts';
import type { Reply, RequestInfo } from '#lib/http/event.ts';
import type { Traffic, Visit } from '#shared/analytics/visit.ts';
import { type SiteHour, siteHour } from './site-time.ts';
import { addToDay, moveActive, readActive, readDay } from './traffic.repo.ts';
import {
  amountsOf,
  articleOf,
  isBot,
  pageName,
  refusesForOwner,
  returningIn,
  toolOf,
  visitsIn,
} from './visit.rules.ts';
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

/** Counts a visit. Admins and bots are left out; without consent to the cookie only the page view counts. */
export async function trackVisit(
  actor: Actor | undefined,
  { path, cookie }: Visit,
  request: RequestInfo,
  reply: Reply,
): Promise<Done> {
  if (actor?.isAdmin || isBot(request.headers)) return done;
  const at = now();
  const time = await siteTime(at);
  if (!cookie || refusesForOwner(request.headers)) {
    if (hasVisitorCookie(request.cookies)) reply.cookie(noVisitorCookie);
    if (path) await addToDay(time.day, { views: 1 });
    return done;
  }
  const known = await readVisitor(request.cookies, at);
  const visitor = known ?? newVisitor(time.day);
  if (!known) reply.cookie(await visitorCookie(visitor));
  await Promise.all([countVisitor(visitor, at, time), path && countPage(visitor, time, pageName(path))]);
  return done;
}

async function countVisitor({ id, since }: Visitor, last_at: number, time: SiteHour): Promise<void> {
  const before = await noteVisitor(id, last_at, time);
  if (before === undefined) return;
  const amounts = amountsOf(before, { last_at, ...time }, since < time.day);
  await Promise.all([addToDay(time.day, amounts), moveActive(before?.last_at, last_at)]);
}

/** Counts a visitor once per page and day. */
async function countPage({ id }: Visitor, { day }: SiteHour, page: string): Promise<void> {
  if (!(await notePage(id, day, page))) return;
  const [article, tool] = [articleOf(page), toolOf(page)];
  await Promise.all([addToDay(day, { views: 1 }), article && countArticleView(article), tool && countToolView(tool)]);
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Active visitors and today's sums. */
export async function trafficNow(): Promise<Traffic> {
  const at = now();
  const { day } = await siteTime(at);
  const [active_visitors, sums] = await Promise.all([readActive(at), readDay(day)]);
  return {
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
