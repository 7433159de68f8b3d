import { readEnv } from '#lib/env.ts';
import { href } from '#shared/pages/href.ts';
import { sendLetter } from '../letter.ts';
import type { RemovalTask } from '../task.ts';
import { removalMail } from './removal.mail.ts';

const { siteUrl } = readEnv('siteUrl');

/** Tells the owner of a deleted account. It is gone, so the task has brought the address. */
export async function mailRemoval(to: string, { by_admin = false }: RemovalTask): Promise<void> {
  await sendLetter(removalMail(to, siteUrl + href('contact'), by_admin));
}
