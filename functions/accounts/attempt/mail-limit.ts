import { type Attempts, countAttempt } from './attempt.repo.ts';
import { hiddenKey } from './hidden-key.ts';

/** Mails of one kind that an address gets per period, whoever requests them. */
const mostMails = 5;

/**
 * Counts a mail to an address before it is sent, in a period (milliseconds) that starts with the first. Returns the
 * count and its expiry when the limit is exceeded, else undefined. Only a hash of the address is stored. `kind` names a
 * mail that anybody can have sent to somebody else's address, such as `reset-mail`.
 */
export async function countMail(kind: string, email: string, period: number): Promise<Attempts | undefined> {
  const counted = await countAttempt(hiddenKey(kind, email), period);
  return counted.times > mostMails ? counted : undefined;
}
