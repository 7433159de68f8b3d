import * as z from 'zod';
import {
  pauseReasons,
  recipientStates,
  roundKinds,
  sendingStates,
  settledStates,
  waitReasons,
} from './sending-choices.ts';

const count = z.number().int();

/** How many mails of a round there are, by what became of them; `total` is the sum of all. */
export const MailCounts = z.object({
  total: count,
  /** Not settled yet: queued, or claimed by a worker. */
  open: count,
  sent: count,
  failed: count,
  suppressed: count,
  uncertain: count,
});
export type MailCounts = z.infer<typeof MailCounts>;

/** One round of a sending. */
export const SendingRound = z.object({
  number: count,
  kind: z.enum(roundKinds),
  /** Whether all who get it are known; until then `total` grows. */
  is_frozen: z.boolean(),
  counts: MailCounts,
  started_at: z.string(),
  ended_at: z.string().nullable(),
});
export type SendingRound = z.infer<typeof SendingRound>;

/** How a newsletter is sent, or was. */
export const Sending = z.object({
  newsletter_id: z.string(),
  subject: z.string(),
  state: z.enum(sendingStates),
  /** When it was to begin, if it began later than that. */
  planned_for: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  /** Of the newest round, which is under way unless the sending has ended. */
  counts: MailCounts,
  rounds: z.array(SendingRound),
  /** Mails a second, as of late; null before the first ones. */
  rate: z.number().nullable(),
  /** Null when nobody can tell. */
  seconds_left: count.nullable(),
  /** Why it is paused. */
  pause: z.object({ reason: z.enum(pauseReasons), at: z.string(), by: z.string().nullable() }).nullable(),
  /** What it waits for at the moment. */
  wait: z.object({ reason: z.enum(waitReasons), until: z.string() }).nullable(),
  /** Whether it was stopped a moment ago, and mails that were on their way are still being counted. */
  is_settling: z.boolean(),
  /** Who would get it if it was sent again; null while that is not possible. */
  resend: z.object({ failed: count, not_opened: count.nullable() }).nullable(),
});
export type Sending = z.infer<typeof Sending>;

/** Opens and clicks of an hour (`2026-11-27T12`), or of a day (`2026-12-24`) once the newsletter is a week old; UTC. */
const ReportHour = z.object({ at: z.string(), opens: count, clicks: count });

/** What came of a newsletter: everything once for each recipient. */
export const NewsletterReport = z.object({
  sent: count,
  opens: count,
  clicks: count,
  unsubscribes: count,
  bounces: count,
  complaints: count,
  /** What proxies and scanners of mail programs fetched; in none of the figures above. */
  machine_opens: count,
  machine_clicks: count,
  /** Oldest first; hours and days without any are left out. */
  over_time: z.array(ReportHour),
  /** The most clicked first; `clicks`: recipients who followed it. */
  links: z.array(z.object({ url: z.string(), clicks: count })),
});
export type NewsletterReport = z.infer<typeof NewsletterReport>;

/** One recipient of a newsletter. */
export const Recipient = z.object({
  /** Of the subscriber. */
  id: z.string(),
  /** Null once the subscriber was removed. */
  email: z.string().nullable(),
  state: z.enum(recipientStates),
  round: count,
  /** When the state was reached; null while it is queued. */
  at: z.string().nullable(),
  /** What became of another mail to somebody who had got it before; null unless there was one. */
  second: z.object({ state: z.enum(settledStates), at: z.string() }).nullable(),
  /** Why the mail failed. */
  reason: z.string().nullable(),
  opened_at: z.string().nullable(),
  clicked_at: z.string().nullable(),
  bounced_at: z.string().nullable(),
  complained_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

/** Which recipients a list has. */
export const RecipientFilter = z.object({
  state: z.enum(recipientStates).optional(),
  /** The whole address. */
  search: z.string().trim().toLowerCase().max(254).optional(),
});
export type RecipientFilter = z.infer<typeof RecipientFilter>;

export const ResendInput = z.object({
  to: z.enum(['failed', 'not_opened'], 'Choose those whose mail failed, or those who have not opened it'),
});
export type ResendInput = z.infer<typeof ResendInput>;

/** A newsletter in the history of a subscriber. */
export const SubscriberMail = Recipient.omit({ id: true, email: true }).extend({
  newsletter_id: z.string(),
  subject: z.string(),
});
export type SubscriberMail = z.infer<typeof SubscriberMail>;
