import * as z from 'zod';
import { suppress } from './suppression/suppression.service.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES tells of a mail, as far as it matters here. */
const SesEvent = z.object({
  detail: z.object({
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
    complaint: z.object({ complainedRecipients: Recipients, complaintFeedbackType: z.string().nullish() }).optional(),
  }),
});

/** `Name <address>` or the bare address: SES repeats what the mail had. */
const bare = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;

/**
 * Mails that came back for good, and mails that were called spam, suppress their address. A full mailbox passes; a
 * reader who says "not spam" reports through the same door.
 */
export async function handler(event: unknown): Promise<void> {
  const { bounce, complaint } = SesEvent.parse(event).detail;
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  const complained = complaint?.complaintFeedbackType === 'not-spam' ? [] : (complaint?.complainedRecipients ?? []);
  for (const { emailAddress } of bounced) await suppress(bare(emailAddress), 'bounce');
  for (const { emailAddress } of complained) await suppress(bare(emailAddress), 'complaint');
}
