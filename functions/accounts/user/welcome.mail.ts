import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';

/** Names nobody: whoever registers somebody else's address must not be able to put words into our mail. */
export const welcomeMail = (to: string, library: string): Letter =>
  letter({
    to,
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      `Your account at ${brand.name} is ready. Sign in with this address to find your library, your wishlist and your orders.`,
      'A free ebook is a good place to start.',
      'If you have forgotten your password, you can choose a new one on the sign-in page.',
    ],
    action: { label: 'Open your library', url: library },
  });
