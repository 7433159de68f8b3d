import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';

/** Leads to the page: the files themselves are for whoever signs in. */
export const exportMail = (to: string, accountUrl: string): Letter =>
  letter({
    to,
    subject: `Your ${brand.name} export is ready`,
    paragraphs: [
      'You asked for everything that we store about you. It can be downloaded for seven days from your account page.',
      'If it was not you, please change your password.',
    ],
    action: { label: 'Download your data', url: `${accountUrl}#export` },
  });
