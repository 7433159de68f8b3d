import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';

/** Link and code of a reset. The code is never in the subject: lock screens show subjects. */
export const resetMail = (to: string, link: string, code: string): Letter =>
  letter({
    to,
    subject: `Reset your ${brand.name} password`,
    paragraphs: [
      `Somebody asked to reset the password of the ${brand.name} account with this address.`,
      `If it was you, follow the link below, or enter this code where you asked for the reset:`,
      { code },
      'The link and the code work once, for 30 minutes. If you ask again, only the newest mail counts.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link },
  });

/** That a reset has happened, and what to do if it was somebody else. */
export const resetDoneMail = (to: string, signInUrl: string): Letter =>
  letter({
    to,
    subject: `Your ${brand.name} password was reset`,
    paragraphs: [
      `The password of the ${brand.name} account with this address was just reset with a mailed link or code. Every session from before has ended.`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody can read your mail. Secure your mailbox first; then choose "Forgot Password?" on the sign-in page and set another password.',
    ],
    action: { label: 'Sign in', url: signInUrl },
  });
