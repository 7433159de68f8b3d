import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';

/** Names nobody: whoever registers somebody else's address must not be able to put words into our mail. */
export const verificationMail = (to: string, link: string): Letter =>
  letter({
    to,
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      `An account at ${brand.name} was created with this address. Please confirm that it is yours, so that receipts and password resets reach you.`,
      'The link works for 7 days.',
      'If you did not create an account, ignore this mail.',
    ],
    action: { label: 'Confirm email address', url: link },
  });
