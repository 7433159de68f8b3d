import { currentSettings } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import { daysUntil, siteHour } from '#lib/site-time.ts';
import { readCounter } from '#lib/table/counter.ts';
import { readDaily } from '#lib/table/daily.ts';
import type { FigurePeriod } from '#shared/analytics/figures.ts';
import type { SubscriberGrowth } from '#shared/newsletter/growth.ts';
import { confirmedCounter, dailySubscribers } from '../subscriber/subscriber.entity.ts';
import { growthOf } from './growth.rules.ts';

/** How the list of confirmed subscribers grew in the last days of the site, today included, beside as many before them. */
export async function subscriberGrowth(period: FigurePeriod): Promise<SubscriberGrowth> {
  const { time_zone } = await currentSettings();
  const days = daysUntil(siteHour(now(), time_zone).day, 2 * Number(period));
  const [daily, total] = await Promise.all([
    readDaily(days[0] ?? '', days.at(-1) ?? ''),
    readCounter(confirmedCounter),
  ]);
  return { time_zone, ...growthOf({ days, amounts: daily(dailySubscribers), total }) };
}
