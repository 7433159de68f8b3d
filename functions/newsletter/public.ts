import type { LoadPersonalData, Person } from '#lib/person/personal-data.ts';
import { Id } from '#shared/kernel/ids.ts';
import { isUnsent } from '#shared/newsletter/choices.ts';
import { findNewsletterCard } from './newsletter.repo.ts';

/** What of newsletters has yet to be sent and leads to some ebooks. */
export { unsentLeadingTo } from './newsletter.repo.ts';

/** The newsletter as other domains use it. */
export { registrationOptInItem } from './registration-opt-in.repo.ts';
export { subscriberSummary as newsletterFigures } from './subscriber/subscriber.figures.ts';

/** The personal data this domain keeps. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** A person's subscription, if it is theirs. Loaded on demand. */
export const personalSubscription = async (person: Person) =>
  (await import('./personal-data.ts')).personalSubscription(person);

const NewsletterId = Id('newsletter');

/** Metadata for the head of a newsletter's page; undefined when there is no such newsletter. */
export async function findNewsletterMeta(id: string): Promise<{ subject: string; isSent: boolean } | undefined> {
  const card = NewsletterId.safeParse(id).success ? await findNewsletterCard(id) : undefined;
  return card && { subject: card.subject, isSent: !isUnsent(card.status) };
}
