import { signUpsByDay } from '#functions/accounts/public.ts';
import { findCards, missedByDay, mostMissed } from '#functions/catalog/public.ts';
import { copiesByDay, salesByDay } from '#functions/commerce/public.ts';
import { currentSettings } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import { daysUntil, siteHour } from '#lib/site-time.ts';
import { type Daily, readDaily } from '#lib/table/daily.ts';
import { type DayFigures, type FigurePeriod, type Figures, listedFigures } from '#shared/analytics/figures.ts';
import { toDollars } from '#shared/kernel/money.ts';

type OfDay = DayFigures & { readonly day: string };
/** Totals by name. */
type Totals = ReadonlyMap<string, number>;

const totalOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** The figures of a day; cents. */
function figuresOf(daily: Daily): (day: string) => OfDay {
  const [sales, signUps, missed] = [salesByDay(daily), signUpsByDay(daily), missedByDay(daily)];
  return (day) => ({
    day,
    ...(sales.get(day) ?? { orders: 0, revenue: 0, refunded: 0 }),
    sign_ups: signUps.get(day) ?? 0,
    missed_searches: totalOf(missed.get(day)?.values() ?? []),
  });
}

const inDollars = <T extends DayFigures>(figures: T): T => ({
  ...figures,
  revenue: toDollars(figures.revenue),
  refunded: toDollars(figures.refunded),
});

/** Sums are of whole cents. */
const sumsOf = (days: readonly DayFigures[]): DayFigures =>
  inDollars({
    orders: totalOf(days.map(({ orders }) => orders)),
    revenue: totalOf(days.map(({ revenue }) => revenue)),
    refunded: totalOf(days.map(({ refunded }) => refunded)),
    sign_ups: totalOf(days.map(({ sign_ups }) => sign_ups)),
    missed_searches: totalOf(days.map(({ missed_searches }) => missed_searches)),
  });

/** Adds up what each of these days has under a name. */
function totalsIn(days: readonly string[], of: (day: string) => Iterable<readonly [string, number]>): Totals {
  const totals = new Map<string, number>();
  for (const day of days) for (const [name, amount] of of(day)) totals.set(name, (totals.get(name) ?? 0) + amount);
  return totals;
}

async function bestSellers(copies: Totals): Promise<Figures['best_sellers']> {
  const best = [...copies]
    .filter(([, sold]) => sold > 0)
    .sort(([a, sold], [b, others]) => others - sold || a.localeCompare(b))
    .slice(0, listedFigures);
  const cards = await findCards(best.map(([id]) => id));
  return best.map(([ebook_id, sold]) => {
    const known = cards.get(ebook_id);
    return { ebook_id, title: known?.card.title ?? null, published: known?.published ?? false, copies: sold };
  });
}

function missedTerms(missed: Totals): Figures['missed_terms'] {
  const named = [...missed].filter(([term]) => term !== '');
  return mostMissed(new Map(named), listedFigures);
}

/** The last days, today included, beside as many before them. */
export async function figuresOfLast(period: FigurePeriod): Promise<Figures> {
  const { time_zone } = await currentSettings();
  const length = Number(period);
  const all = daysUntil(siteHour(now(), time_zone).day, 2 * length);
  const daily = await readDaily(all[0] ?? '', all.at(-1) ?? '');
  const figures = all.map(figuresOf(daily));
  const [before, current] = [figures.slice(0, length), figures.slice(length)];
  const days = current.map(({ day }) => day);
  const [copies, missed] = [copiesByDay(daily), missedByDay(daily)];
  return {
    time_zone,
    sums: sumsOf(current),
    sums_before: sumsOf(before),
    days: current.map(inDollars),
    days_before: before.map(inDollars),
    best_sellers: await bestSellers(totalsIn(days, (day) => Object.entries(copies.get(day) ?? {}))),
    missed_terms: missedTerms(totalsIn(days, (day) => missed.get(day) ?? [])),
  };
}
