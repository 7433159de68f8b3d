import { setTimeout as pause } from 'node:timers/promises';
import { minutes, now, ttlAfter } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { type DomainError, invalid } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { hashOf, newSecret, readToken, sameHash, writeToken } from '#lib/mailed-secret.ts';
import { forgive } from './attempt.service.ts';
import { hiddenKey } from './hidden-key.ts';
import { countMail } from './mail-limit.ts';
import { replacePassword } from './password.service.ts';
import { hashCode, isCode, newCode } from './reset.code.ts';
import { resetMail } from './reset.mail.ts';
import { countTry, findReset, finishReset, giveBack, type Reset, saveReset, takeReset } from './reset.repo.ts';
import { findByEmail, findBySubject } from './user.repo.ts';

const { siteUrl } = readEnv('siteUrl');
const lifetime = minutes(30);
/** Longer than sending a mail takes, as a rule: the time of the answer does not tell whether one was sent. */
const answerAfter = 800;

export const resetKey = (email: string): string => hiddenKey('reset', email);

const noLink = () =>
  invalid('token', 'Invalid reset link. It may have expired or been used. Please ask for a new one.');
const noCode = () =>
  invalid(
    'code',
    'Invalid reset code. It may have expired or been used. Please check it, follow the link in the newest mail, or ask for a new one.',
  );

/** A mail that cannot be sent is our business: saying so would say that the address is known. */
async function mailReset(email: string, link: string, code: string): Promise<void> {
  try {
    const { sendMail } = await import('#lib/mail.ts');
    await sendMail(resetMail(email, link, code));
  } catch (error) {
    logger.error('reset mail not sent', { error: error as Error });
  }
}

/**
 * Mails are counted for the lifetime of the first one's link, of unknown addresses too, so that everything about them takes
 * the same steps. Beyond the limit nothing changes: as long as mails are refused the newest link is good, and nobody can
 * spoil it for its reader.
 */
async function prepareReset(email: string): Promise<void> {
  if (await countMail('reset-mail', email, lifetime)) return;
  const found = await findByEmail(email);
  const user = found?.status === 'active' ? found : undefined;
  const key = resetKey(email);
  const secret = newSecret();
  const code = newCode();
  await saveReset({
    key,
    subject: user?.subject,
    link_hash: hashOf(secret),
    ...(await hashCode(code)),
    tries: 0,
    expires_at: now() + lifetime,
    ttl: ttlAfter(lifetime),
  });
  if (user) await mailReset(email, `${siteUrl}/reset-password?token=${writeToken({ key, secret })}`, code);
}

/** Mails a link and a code to an active account, and answers everybody alike. */
export async function requestReset(email: string): Promise<void> {
  await Promise.all([prepareReset(email), pause(answerAfter)]);
}

async function setAndForgive(subject: string, password: string, visitor: string): Promise<boolean> {
  const set = await replacePassword(subject, password, { email_verified: true });
  const user = set ? await findBySubject(subject) : undefined;
  if (user) await forgive(user.email, visitor);
  return user !== undefined;
}

/** Of several at once one carries it out; one that fails for now gives it back, one that dies leaves it for a while. */
async function carryOut(reset: Reset, password: string, refusal: () => DomainError, visitor: string): Promise<void> {
  const taken = reset.subject && (await takeReset(reset));
  if (!reset.subject || !taken) throw refusal();
  try {
    if (!(await setAndForgive(reset.subject, password, visitor))) throw refusal();
    await finishReset(taken);
  } catch (error) {
    // It is free again after a while anyway; what went wrong is the first error, not this one.
    await giveBack(taken).catch(() => undefined);
    throw error;
  }
}

export async function resetByLink(token: string, password: string, visitor: string): Promise<void> {
  const link = readToken(token);
  const reset = link && (await findReset(link.key));
  if (!reset || !sameHash(hashOf(link.secret), reset.link_hash)) throw noLink();
  await carryOut(reset, password, noLink, visitor);
}

export async function resetByCode(email: string, code: string, password: string, visitor: string): Promise<void> {
  const reset = await countTry(resetKey(email));
  if (!(await isCode(code, reset)) || !reset) throw noCode();
  await carryOut(reset, password, noCode, visitor);
}
