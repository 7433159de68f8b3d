import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';
import type { SecondFactorEvent } from '../task.ts';

interface Told {
  readonly subject: string;
  readonly what: string;
}

const told: Readonly<Record<SecondFactorEvent, Told>> = {
  enrolled: {
    subject: 'A second factor was set up',
    what: 'From now on a sign-in takes a code of your authenticator as well. Recovery codes from before no longer work.',
  },
  removed: {
    subject: 'Your second factor was removed',
    what: 'From now on the password alone signs in. The recovery codes no longer work.',
  },
  renewed: {
    subject: 'Your recovery codes were replaced',
    what: 'Only the new recovery codes work.',
  },
  recovered: {
    subject: 'A recovery code was used',
    what: 'Somebody who knew your password used one of your recovery codes instead of a code of your authenticator. The code does not work again. Your second factor stays as it is.',
  },
  reset: {
    subject: 'An administrator removed your second factor',
    what: 'From now on the password alone signs in, until you set up an authenticator again. The recovery codes no longer work.',
  },
};

/** What happened to somebody's second factor. It holds no code. */
export const secondFactorMail = (to: string, event: SecondFactorEvent, accountUrl: string): Letter =>
  letter({
    to,
    subject: `${told[event].subject} (${brand.name})`,
    paragraphs: [
      `This is about the ${brand.name} account with this address. ${told[event].what}`,
      'If it was you, or you asked for it, there is nothing to do.',
      'If not, change your password at once, and look at your second factor on your account page.',
    ],
    action: { label: 'Open your account', url: accountUrl },
  });
