import type { SignedIn } from '#lib/actor.ts';
import { days, hours, now, ttlAfter } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { conflict, invalid, unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { hashOf, newSecret, readToken, sameHash, writeToken } from '#lib/mailed-secret.ts';
import { tooMany } from './attempt.service.ts';
import { countMail } from './mail-limit.ts';
import { findBySubject, recordVerified, type StoredUser } from './user.repo.ts';
import { verificationMail } from './verification.mail.ts';
import { findVerification, saveVerification } from './verification.repo.ts';

const { siteUrl } = readEnv('siteUrl');
const lifetime = days(7);

const noLink = () => invalid('token', 'Invalid verification link. It may have expired. Please ask for a new one.');

async function sendLink({ user_id, subject, email }: StoredUser): Promise<void> {
  const secret = newSecret();
  const expiry = { expires_at: now() + lifetime, ttl: ttlAfter(lifetime) };
  await saveVerification({ user_id, subject, link_hash: hashOf(secret), ...expiry });
  const { sendMail } = await import('#lib/mail.ts');
  await sendMail(verificationMail(email, `${siteUrl}/verify-email?token=${writeToken({ key: user_id, secret })}`));
}

/** Counted by address, not by account: that can be deleted and made again, with an address of somebody else. */
const countLink = ({ email }: StoredUser) => countMail('verification-mail', email, hours(1));

/** The mail after a registration. It is a reminder, and can be asked for again. */
export async function mailVerification(user: StoredUser): Promise<void> {
  try {
    if (!(await countLink(user))) await sendLink(user);
  } catch (error) {
    logger.error('verification mail not sent', { user_id: user.user_id, error: error as Error });
  }
}

/** The mail again, because the person asked for it. An older link is over. */
export async function sendVerification(actor: SignedIn): Promise<void> {
  const user = await findBySubject(actor.subject);
  if (!user || user.email_verified) throw conflict('Your email address is already verified');
  const tooManyLinks = await countLink(user);
  if (tooManyLinks) throw tooMany('attempts', tooManyLinks);
  try {
    await sendLink(user);
  } catch (error) {
    throw unavailable('The mail could not be sent. Please try again in a moment.', 5, error);
  }
}

export async function verifyEmail(token: string): Promise<void> {
  const link = readToken(token);
  const verification = link && (await findVerification(link.key));
  if (!verification || !sameHash(hashOf(link.secret), verification.link_hash)) throw noLink();
  if (!(await recordVerified(verification.subject))) throw noLink();
}
