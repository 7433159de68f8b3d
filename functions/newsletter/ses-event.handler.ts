import * as z from 'zod';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { suppress } from './suppression/suppression.service.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The parts of an SES event that matter here. */
const SesEvent = z.object({
  detail: z.object({
    bounce: z.object({ timestamp: z.string(), bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
    complaint: z
      .object({
        timestamp: z.string(),
        complainedRecipients: Recipients,
        complaintFeedbackType: z.string().nullish(),
      })
      .optional(),
  }),
});

/** SES repeats the recipient as the mail had it: `Name <address>` or the bare address. */
const bare = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;

/**
 * Permanent bounces and spam complaints suppress the address. Temporary bounces, such as a full mailbox, do not, nor do
 * "not spam" reports, which arrive as complaints too.
 */
export async function handler(event: unknown): Promise<void> {
  const { bounce, complaint } = SesEvent.parse(event).detail;
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  const complained = complaint?.complaintFeedbackType === 'not-spam' ? [] : (complaint?.complainedRecipients ?? []);
  for (const { emailAddress } of bounced) await take(bare(emailAddress), 'bounce', bounce?.timestamp ?? nowIso());
  for (const { emailAddress } of complained)
    await take(bare(emailAddress), 'complaint', complaint?.timestamp ?? nowIso());
}

/** The line names only the domain: whose mail it was is nobody's business but the suppression list's. */
async function take(address: string, reason: 'bounce' | 'complaint', at: string): Promise<void> {
  await suppress(address, reason, at);
  logger.info('mail came back', { reason, domain: address.split('@').at(-1) });
}
