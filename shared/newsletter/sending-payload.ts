import * as z from 'zod';
import { Id } from '../kernel/ids.ts';

/* What the state machine that sends newsletters and its function tell each other. */

/** Turns of an execution: its history holds 25,000 events, and a turn takes about eight. Then another one goes on. */
export const mostTurns = 1000;

/** A run of a sending: each begins with a start, a resumption, or in place of one that died. */
export const SendingRun = z.object({
  newsletter_id: Id('newsletter'),
  run: z.number().int().min(1),
  /** Which execution of the run. */
  part: z.number().int().min(1),
  /** How many turns this execution has had. */
  turn: z.number().int().min(0),
  /** Turns in a row that found SES away. */
  outages: z.number().int().min(0).default(0),
});
export type SendingRun = z.infer<typeof SendingRun>;

/** What follows a turn: the next one, the next one in a while, or nothing. */
export type Turn =
  | (SendingRun & { readonly next: 'go' })
  | (SendingRun & { readonly next: 'wait'; readonly seconds: number })
  | { readonly next: 'done' };

/** Seconds that one turn takes at most; the function's own limit is above it. */
export const turnSeconds = 45;

/** Seconds that an execution may take: longer than its turns with the longest waits between them, for a day's quota. */
export const sendingTimeLimit = 14 * 24 * 3600;
