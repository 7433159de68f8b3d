import { readEnv } from '#lib/env.ts';
import { sendMail } from '#lib/mail/mail.ts';
import { brand } from '#shared/brand.ts';
import { href } from '#shared/pages/href.ts';

/** Leads to the page: the files themselves are for whoever signs in. */
export async function mailExport(to: string): Promise<void> {
  const { siteUrl } = readEnv('siteUrl');
  await sendMail({
    to,
    subject: `Your ${brand.name} export is ready`,
    paragraphs: [
      'You asked for everything that we store about you. It can be downloaded for seven days from your account page.',
      'If it was not you, please change your password.',
    ],
    action: { label: 'Download your data', url: `${siteUrl}${href('account')}#export` },
  });
}
