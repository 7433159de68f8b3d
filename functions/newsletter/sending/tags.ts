import * as z from 'zod';
import { Id } from '#shared/kernel/ids.ts';
import type { Placed } from '../recipient/recipient.repo.ts';

/** The kind of mail that is a newsletter: the rule for events of SES asks for it. */
export const newsletterKind = 'newsletter';

const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const Tags = z.object({
  newsletter: z.tuple([Id('newsletter')]),
  recipient: z.tuple([Id('subscriber')]),
  round: z.tuple([whole]),
  batch: z.tuple([z.string().regex(/^\d{1,9}$/)]),
  place: z.tuple([whole]),
});

/** Letters, digits, `_` and `-` only. */
const tagsOf = ({ newsletter_id, subscriber_id, round, batch, place }: Placed): Record<string, string> => ({
  kind: newsletterKind,
  newsletter: newsletter_id,
  recipient: subscriber_id,
  round: String(round),
  batch,
  place: String(place),
  // SES puts these into the `Feedback-ID`, by which providers tell one newsletter from another in their reports.
  'ses:feedback-id-a': newsletter_id,
  'ses:feedback-id-b': newsletterKind,
});

/** What SES takes out of a mail and repeats in each event about it: whose it is. */
export const tagHeader = (placed: Placed): { readonly 'X-SES-MESSAGE-TAGS': string } => ({
  'X-SES-MESSAGE-TAGS': Object.entries(tagsOf(placed))
    .map(([name, value]) => `${name}=${value}`)
    .join(', '),
});

/** Whose mail an event is about; undefined for a mail that is no newsletter. */
export function placedBy(tags: unknown): Placed | undefined {
  const { data } = Tags.safeParse(tags);
  if (!data) return undefined;
  const [[newsletter_id], [subscriber_id], [round], [batch], [place]] = [
    data.newsletter,
    data.recipient,
    data.round,
    data.batch,
    data.place,
  ];
  return { newsletter_id, subscriber_id, round, batch, place };
}
