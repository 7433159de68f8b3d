import * as z from 'zod';

/**
 * A sign-in that has not ended, as its owner and admins see it. `device` is in words, `last_used_at` is up to a quarter
 * of an hour old, and `current` says that this very session asks.
 */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  /** Whether the sign-in was that of the back-office. */
  back_office: z.boolean(),
  began_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The current one first, then by their last use. */
export const OpenSessions = z.object({ sessions: z.array(OpenSession) });
export type OpenSessions = z.infer<typeof OpenSessions>;
