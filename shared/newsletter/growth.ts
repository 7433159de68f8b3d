import * as z from 'zod';

const count = z.number().int();

/**
 * The list is the confirmed subscribers: those who get a newsletter. Somebody joins it by confirming or by an import. Who was
 * on it and unsubscribes, is suppressed or is removed leaves it; who never confirmed has neither joined nor left.
 */
const Movement = z.object({ joined: count, left: count });
export type SubscriberMovement = z.infer<typeof Movement>;

/** How those left who did. Suppressed: mail bounced or was reported as spam, or an admin entered the address. */
const Leaving = z.object({ unsubscribed: count, suppressed: count, removed: count });

/** How the list grew in a period, by the days of the site's time zone, beside the period before it. */
export const SubscriberGrowth = z.object({
  time_zone: z.string(),
  /** On the list now. */
  total: count,
  sums: Movement,
  sums_before: Movement,
  left_by: Leaving,
  /** Each day of the period, oldest first; `total` at its end. */
  days: z.array(Movement.extend({ day: z.string(), total: count })),
});
export type SubscriberGrowth = z.infer<typeof SubscriberGrowth>;
