import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';

/** That an account is gone, to the address that it had. */
export const removalMail = (to: string, contactUrl: string, byAdmin: boolean): Letter =>
  letter({
    to,
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      `The ${brand.name} account with this address was deleted by ${byAdmin ? 'an administrator' : 'somebody who knew its password'}.`,
      'The profile, the library and the wishlist are gone. Paid orders are kept without a name.',
      byAdmin ? 'If you think this is a mistake, please tell us.' : 'If it was not you, please tell us.',
    ],
    action: { label: 'Contact us', url: contactUrl },
  });
