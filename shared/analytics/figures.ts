import * as z from 'zod';

/** Periods that the dashboard compares, in days; today is the last one. */
export const figurePeriods = ['7', '30', '90'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const FiguresQuery = z.object({
  days: z.enum(figurePeriods, 'Choose 7, 30 or 90 days').default('30'),
});

/** Most best sellers and terms that are listed. */
export const listedFigures = 10;

const count = z.number().int();
/** Money is dollars. */
const DayFigures = z.object({
  /** Paid orders, on the day of the payment. */
  orders: count,
  /** Paid on the day, less what was given back on it: below zero when that was more. */
  revenue: z.number(),
  /** Given back on the day, whenever it was paid. */
  refunded: z.number(),
  sign_ups: count,
  /** Searches of the shop that found nothing. */
  missed_searches: count,
});
export type DayFigures = z.infer<typeof DayFigures>;

/** What happened in a period, by the days of the site's time zone, and in the one before it. */
export const Figures = z.object({
  time_zone: z.string(),
  sums: DayFigures,
  sums_before: DayFigures,
  /** Each day of the period, oldest first. */
  days: z.array(DayFigures.extend({ day: z.string() })),
  /** The days before, in the same order and number. */
  days_before: z.array(DayFigures.extend({ day: z.string() })),
  /** Ebooks sold most in the period; returned copies are left out. No title: the ebook was deleted for good. */
  best_sellers: z.array(
    z.object({ ebook_id: z.string(), title: z.string().nullable(), published: z.boolean(), copies: count }),
  ),
  /** Terms searched for most in the period. */
  missed_terms: z.array(z.object({ term: z.string(), times: count })),
});
export type Figures = z.infer<typeof Figures>;
