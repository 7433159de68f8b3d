import { days, now, ttlAfter } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { hashOf, newSecret, writeToken } from '#lib/mail/mailed-secret.ts';
import { href } from '#shared/pages/href.ts';
import { sendLetter } from '../letter.ts';
import type { VerificationTask } from '../task.ts';
import { findBySubject } from '../user/user.repo.ts';
import { verificationMail } from './verification.mail.ts';
import { saveVerification } from './verification.repo.ts';

const { siteUrl } = readEnv('siteUrl');
const lifetime = days(7);

/** Creates a link and mails it, unless the address is already verified. Older links become invalid. */
export async function mailVerification(subject: string, { asked_at }: VerificationTask): Promise<void> {
  const user = await findBySubject(subject);
  if (user?.status !== 'active' || user.email_verified) return;
  const { user_id, email } = user;
  const secret = newSecret();
  const expiry = { expires_at: now() + lifetime, ttl: ttlAfter(lifetime) };
  if (!(await saveVerification({ user_id, subject, link_hash: hashOf(secret), asked_at, ...expiry }))) return;
  await sendLetter(
    verificationMail(email, siteUrl + href('verifyEmail', { token: writeToken({ key: user_id, secret }) })),
  );
}
