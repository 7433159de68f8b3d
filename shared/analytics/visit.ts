import * as z from 'zod';

/** What the browser says of a visit. The call may also come without a body. */
export const Visit = z
  .object({
    /** The page that is shown, without query. Absent: the visit counts, no page does. */
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

/** How long a visitor counts as active after a sign of life, minutes. */
export const activeMinutes = 5;

/** Traffic of today, in the time zone of the site. */
export const Traffic = z.object({
  active_visitors: z.number().int(),
  unique_visitors_today: z.number().int(),
  /** Of them, those who were here on an earlier day. */
  returning_visitors_today: z.number().int(),
  total_sessions_today: z.number().int(),
  page_views_today: z.number().int(),
  /** 24 hours from midnight; `visits` are visitors who were here within the hour. */
  hourly_visits: z.array(z.object({ hour: z.number().int(), visits: z.number().int(), returning: z.number().int() })),
});
export type Traffic = z.infer<typeof Traffic>;
