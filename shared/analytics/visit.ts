import * as z from 'zod';

/** A visit as reported by the browser. The body may be omitted. */
export const Visit = z
  .object({
    /** Path of the page, without query. Absent: counts the visit, but no page view. */
    path: z
      .string()
      .max(300, 'Must be at most 300 characters')
      .regex(/^\/[^?#\s]*$/, 'Must be the path of a page')
      .optional(),
    /** False: the visitor has refused the cookie, or has not been asked yet. Only the page view is counted then. */
    cookie: z.boolean().default(true),
  })
  .prefault({});
export type Visit = z.infer<typeof Visit>;

/** Minutes for which a visitor counts as active after the last activity. */
export const activeMinutes = 5;

/** Today's traffic, in the site's time zone. */
export const Traffic = z.object({
  time_zone: z.string(),
  /** The current hour, which is still being counted. */
  hour: z.number().int(),
  active_visitors: z.number().int(),
  unique_visitors_today: z.number().int(),
  /** Those of them who visited on an earlier day. */
  returning_visitors_today: z.number().int(),
  total_sessions_today: z.number().int(),
  page_views_today: z.number().int(),
  /** 24 hours from midnight; `visits` are visitors who were active within the hour. */
  hourly_visits: z.array(z.object({ hour: z.number().int(), visits: z.number().int(), returning: z.number().int() })),
});
export type Traffic = z.infer<typeof Traffic>;
