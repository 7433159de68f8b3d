import { type Letter, letter, type WholeMail, wholeMail } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';
import { interestLabel } from '#shared/newsletter/interests.ts';
import { href } from '#shared/pages/href.ts';

/** Contains no user input: entering someone else's address must not put words into our mail. */
export const confirmationMail = (to: string, link: string): Letter =>
  letter({
    to,
    subject: `Confirm your subscription to the ${brand.name} newsletter`,
    paragraphs: [
      `Somebody asked for the ${brand.name} newsletter at this address. Please confirm that you want it.`,
      'The link works for 7 days. If you ask again, only the newest mail counts.',
      'If it was not you, ignore this mail. You will get no newsletter, and the address is deleted.',
    ],
    action: { label: 'Confirm subscription', url: link },
  });

/** Only our own topics; anything else is user input. */
const knownLabels = (interests: readonly string[]): string[] =>
  interests.filter((interest) => interestLabel(interest) !== interest).map(interestLabel);

/** Contains no user input either. */
export const interestsMail = (to: string, interests: readonly string[], link: string): Letter =>
  letter({
    to,
    subject: `Confirm your topics of the ${brand.name} newsletter`,
    paragraphs: [
      `Somebody asked for more topics of the ${brand.name} newsletter at this address. Please confirm that you want them.`,
      ...(knownLabels(interests).length > 0 ? [`Topics: ${knownLabels(interests).join(', ')}.`] : []),
      'The link works for 7 days. If you ask again, only the newest mail counts.',
      'If it was not you, ignore this mail. Your subscription stays as it is.',
    ],
    action: { label: 'Confirm topics', url: link },
  });

function topics(interests: readonly string[]): string {
  const known = knownLabels(interests);
  return known.length > 0 ? `You will hear about: ${known.join(', ')}.` : 'You will hear about all our topics.';
}

export const welcomeMail = (to: string, interests: readonly string[], site: string): Letter =>
  letter({
    to,
    subject: `Welcome to the ${brand.name} newsletter`,
    paragraphs: [
      'Your subscription is confirmed.',
      topics(interests),
      'Every issue has a link that ends the subscription at once, and so does this mail.',
    ],
    action: { label: 'Read our articles', url: site + href('articles') },
  });

/** A newsletter, which has a design of its own. */
export const issueMail = (
  to: string,
  subject: string,
  parts: WholeMail['parts'],
  headers: Readonly<Record<string, string>>,
): WholeMail => wholeMail({ to, subject, parts, headers });
