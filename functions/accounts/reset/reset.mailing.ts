import { now, ttlAfter } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { hashOf, newSecret, writeToken } from '#lib/mail/mailed-secret.ts';
import { href } from '#shared/pages/href.ts';
import { sendLetter } from '../letter.ts';
import type { ResetTask } from '../task.ts';
import { findBySubject } from '../user/user.repo.ts';
import { hashCode, newCode } from './reset.code.ts';
import { resetDoneMail, resetMail } from './reset.mail.ts';
import { resetLifetime, saveReset } from './reset.repo.ts';

const { siteUrl } = readEnv('siteUrl');

/**
 * Creates the link and code of a reset and mails them to an active account. Unknown addresses get a reset too, so
 * trying codes takes the same steps. Skipped if a newer reset has been requested.
 */
export async function mailReset(key: string, { for_subject, is_refused, asked_at }: ResetTask): Promise<void> {
  if (is_refused) return;
  const found = for_subject === undefined ? undefined : await findBySubject(for_subject);
  const user = found?.status === 'active' ? found : undefined;
  const secret = newSecret();
  const code = newCode();
  const isNewest = await saveReset({
    key,
    subject: user?.subject,
    link_hash: hashOf(secret),
    ...(await hashCode(code)),
    tries: 0,
    asked_at,
    expires_at: now() + resetLifetime,
    ttl: ttlAfter(resetLifetime),
  });
  if (!user || !isNewest) return;
  await sendLetter(
    resetMail(user.email, siteUrl + href('resetPassword', { token: writeToken({ key, secret }) }), code),
  );
}

/** Tells the owner of an account that its password was reset: it may have been somebody who reads their mail. */
export async function mailResetDone(subject: string): Promise<void> {
  const user = await findBySubject(subject);
  if (user?.status !== 'active') return;
  await sendLetter(resetDoneMail(user.email, siteUrl + href('auth')));
}
