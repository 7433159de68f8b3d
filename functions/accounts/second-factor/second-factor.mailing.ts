import { readEnv } from '#lib/env.ts';
import { href } from '#shared/pages/href.ts';
import { sendLetter } from '../letter.ts';
import type { SecondFactorTask } from '../task.ts';
import { findBySubject } from '../user/user.repo.ts';
import { secondFactorMail } from './second-factor.mail.ts';

const { siteUrl } = readEnv('siteUrl');

/** Tells somebody what happened to their second factor, a deactivated person too: it may be why. */
export async function mailSecondFactor(subject: string, { event }: SecondFactorTask): Promise<void> {
  const user = await findBySubject(subject);
  if (!user || user.status === 'deleting') return;
  await sendLetter(secondFactorMail(user.email, event, siteUrl + href('account')));
}
