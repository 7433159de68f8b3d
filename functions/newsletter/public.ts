import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import { Id } from '#shared/kernel/ids.ts';
import { findNewsletterCard } from './newsletter.repo.ts';

/** What other domains may ask of the newsletter. */
export { registrationOptInItem } from './registration-opt-in.repo.ts';
export { subscriberSummary as newsletterFigures } from './subscriber/subscriber.figures.ts';

/** What this domain keeps about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

const NewsletterId = Id('newsletter');

/** What the head of a newsletter's page says; undefined when there is none with this id. */
export async function findNewsletterMeta(id: string): Promise<{ subject: string; isSent: boolean } | undefined> {
  const card = NewsletterId.safeParse(id).success ? await findNewsletterCard(id) : undefined;
  return card && { subject: card.subject, isSent: card.status === 'sent' };
}
