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

/** What SES repeats in each event about a mail: whose it is. Letters, digits, `_` and `-` only. */
export const tagsOf = ({ newsletter_id, subscriber_id, round, batch, place }: Placed): Record<string, string> => ({
  kind: newsletterKind,
  newsletter: newsletter_id,
  recipient: subscriber_id,
  round: String(round),
  batch,
  place: String(place),
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
