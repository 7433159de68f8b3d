import { currentSettings } from '#functions/settings/public.ts';
import { readEnv } from '#lib/env.ts';
import { sendMail } from '#lib/mail/mail.ts';
import { href } from '#shared/pages/href.ts';
import { exportMail } from './export.mail.ts';

/** Tells somebody that their data can be downloaded. */
export async function mailExport(to: string): Promise<void> {
  const { siteUrl } = readEnv('siteUrl');
  const { postal_address } = await currentSettings();
  await sendMail({ ...exportMail(to, siteUrl + href('account')), footer: { address: postal_address, links: [] } });
}
