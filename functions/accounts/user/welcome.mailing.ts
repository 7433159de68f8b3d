import { readEnv } from '#lib/env.ts';
import { href } from '#shared/pages/href.ts';
import { sendLetter } from '../letter.ts';
import { findBySubject } from './user.repo.ts';
import { welcomeMail } from './welcome.mail.ts';

const { siteUrl } = readEnv('siteUrl');

/** Welcomes somebody, unless their account has been deactivated or deleted since an admin asked for it. */
export async function mailWelcome(subject: string): Promise<void> {
  const user = await findBySubject(subject);
  if (user?.status !== 'active') return;
  await sendLetter(welcomeMail(user.email, siteUrl + href('library')));
}
