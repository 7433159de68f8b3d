import * as z from 'zod';
import { nowIso } from '#lib/clock.ts';
import type { Placed } from '../recipient/recipient.repo.ts';
import { placedBy } from '../sending/tags.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The parts of an SES event that matter here. */
const SesEvent = z.object({
  detail: z.object({
    eventType: z.string().optional(),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).optional() }).optional(),
    send: z.object({}).optional(),
    bounce: z.object({ timestamp: z.string(), bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
    complaint: z
      .object({
        timestamp: z.string(),
        complainedRecipients: Recipients,
        complaintFeedbackType: z.string().nullish(),
        complaintSubType: z.string().nullish(),
      })
      .optional(),
  }),
});

/** What SES says about a mail. */
export interface MailEvent {
  /** `none`: a mailbox that is full for now, a report that it was no spam, or SES's word that it sent no mail because of an earlier report. */
  readonly kind: 'sent' | 'bounce' | 'complaint' | 'none';
  /** Whose newsletter it was; undefined for other mails. */
  readonly placed: Placed | undefined;
  readonly addresses: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

/** SES repeats the recipient as the mail had it: `Name <address>` or the bare address. */
const bare = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
const addressesOf = (recipients: z.infer<typeof Recipients>) =>
  recipients.map(({ emailAddress }) => bare(emailAddress));

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The event in a message; undefined for anything else. */
export function mailEventOf(body: string): MailEvent | undefined {
  const { data } = SesEvent.safeParse(jsonOf(body));
  if (!data) return undefined;
  const { bounce, complaint, send, mail } = data.detail;
  const placed = placedBy(mail?.tags);
  if (bounce) {
    const kind = bounce.bounceType === 'Permanent' ? 'bounce' : 'none';
    return { kind, placed, addresses: addressesOf(bounce.bouncedRecipients), at: bounce.timestamp };
  }
  if (complaint) {
    const { complaintFeedbackType, complaintSubType } = complaint;
    const isNew = complaintFeedbackType !== 'not-spam' && complaintSubType !== 'OnAccountSuppressionList';
    const kind = isNew ? 'complaint' : 'none';
    return { kind, placed, addresses: addressesOf(complaint.complainedRecipients), at: complaint.timestamp };
  }
  return send ? { kind: 'sent', placed, addresses: [], at: nowIso() } : undefined;
}
