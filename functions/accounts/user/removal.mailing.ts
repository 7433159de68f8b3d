import { readEnv } from '#lib/env.ts';
import { href } from '#shared/pages/href.ts';
import type { RemovalTask } from '../task.ts';
import { removalMail } from './removal.mail.ts';

const { siteUrl } = readEnv('siteUrl');

/** Tells the owner of a deleted account. It is gone, so the task has brought the address. */
export async function mailRemoval(to: string, { by_admin = false }: RemovalTask): Promise<void> {
  const { sendMail } = await import('#lib/mail/mail.ts');
  await sendMail(removalMail(to, siteUrl + href('contact'), by_admin));
}
