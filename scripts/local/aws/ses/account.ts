import * as z from 'zod';
import { region } from '../../template/identity.ts';
import { type Identities, identityOf, sendersOf } from './identities.ts';
import { SesError } from './query-protocol.ts';
import type { NewMail } from './send.ts';
import type { Tally } from './tally.ts';

/** What a test makes of the account; without a member, that limit is off. */
export const Standing = z.strictObject({
  /** The account is in the sandbox: recipients must be verified too. These are, besides the account's own identities. */
  sandbox: z.strictObject({ verified: z.array(z.string().toLowerCase()) }).optional(),
  /** Recipients in 24 hours. */
  max_24_hour_send: z.int().min(0).optional(),
  /** Recipients a second. */
  max_send_rate: z.int().min(1).optional(),
  /** AWS has paused the account's sending. */
  paused: z.boolean().optional(),
});
export type Standing = z.infer<typeof Standing>;

/** The account with SES: what it may send now, as AWS sees it. */
export class Account {
  readonly #identities: () => Identities;
  readonly #sent: Tally;
  #standing: Standing = {};

  /** `identities` are the account's own; `sent` counts what it has sent. */
  constructor(identities: () => Identities, sent: Tally) {
    this.#identities = identities;
    this.#sent = sent;
  }

  use(standing: Standing): void {
    this.#standing = standing;
  }

  get inSandbox(): boolean {
    return this.#standing.sandbox !== undefined;
  }

  get verified(): Identities {
    return [...this.#identities(), ...(this.#standing.sandbox?.verified ?? [])];
  }

  /** Throws SES's error if the mail may not be sent now. `now` in milliseconds. */
  check(mail: NewMail, now: number): void {
    const { paused, max_24_hour_send: aDay, max_send_rate: aSecond } = this.#standing;
    if (paused) throw new SesError('AccountSendingPausedException', 'Email sending is disabled for your account.');
    this.#checkVerified(mail);
    const { length } = mail.destinations;
    if (aDay !== undefined && this.#sent.inLastDay(now) + length > aDay)
      throw new SesError('Throttling', 'Daily message quota exceeded.');
    if (aSecond !== undefined && this.#sent.inLastSecond(now) + length > aSecond)
      throw new SesError('Throttling', 'Maximum sending rate exceeded.');
  }

  /** The answer of `GetSendQuota`; -1 is SES's word for no limit. */
  quota(now: number): Record<string, string> {
    const { max_24_hour_send: aDay = -1, max_send_rate: aSecond = -1 } = this.#standing;
    const sent = this.#sent.inLastDay(now);
    return { Max24HourSend: String(aDay), MaxSendRate: String(aSecond), SentLast24Hours: String(sent) };
  }

  #checkVerified(mail: NewMail): void {
    const addresses = [...sendersOf(mail), ...(this.inSandbox ? mail.destinations : [])];
    const failed = addresses.filter((address) => identityOf(address, this.verified) === undefined);
    if (failed.length === 0) return;
    const sentence = `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(', ')}`;
    throw new SesError('MessageRejected', sentence);
  }
}
