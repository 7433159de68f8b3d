import { type Attempts, countAttempt } from './attempt.repo.ts';
import { hiddenKey } from './hidden-key.ts';

/** Mails of one kind that an address gets in a period, whoever has them sent. */
const mostMails = 5;

/**
 * Counts a mail to an address before it is sent, in a period (milliseconds) that begins with the first. Of one too many it
 * answers the count, with its end; else nothing. The table gets to know no address by it. `kind` names the mail, one that
 * anybody can have sent to an address that is not theirs: `reset-mail`.
 */
export async function countMail(kind: string, email: string, period: number): Promise<Attempts | undefined> {
  const counted = await countAttempt(hiddenKey(kind, email), period);
  return counted.times > mostMails ? counted : undefined;
}
