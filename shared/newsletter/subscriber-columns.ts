import type { TextColumns } from '../kernel/text-columns.ts';
import type { Subscriber } from './subscriber.ts';
import { consentLabels, sourceLabel, stateLabels } from './subscriber-words.ts';

/** Of a subscription that is older than the record of consents. */
const unknownConsent = 'Unknown';

const hasAgreed = ({ confirmed_at }: Subscriber): boolean => confirmed_at !== null;
const ofConsent = (subscriber: Subscriber, known: (consent: NonNullable<Subscriber['consent']>) => string): string =>
  subscriber.consent ? known(subscriber.consent) : hasAgreed(subscriber) ? unknownConsent : '';

/** The subscribers of the newsletter as text. */
export const subscriberTexts = {
  email: { label: 'Email', value: ({ email }) => email },
  status: { label: 'Status', value: ({ state }) => stateLabels[state] },
  source: { label: 'Source', value: ({ source }) => sourceLabel(source) },
  consent: { label: 'Consent', value: (it) => ofConsent(it, ({ how }) => consentLabels[how]) },
  consented: { label: 'Consent given', value: (it) => ofConsent(it, ({ at }) => at) },
  wording: { label: 'Wording', value: (it) => ofConsent(it, ({ wording }) => wording ?? unknownConsent) },
  interests: { label: 'Interests', value: ({ interests }) => interests.join(', ') },
  subscribed: { label: 'Subscribed', value: ({ created_at }) => created_at },
  confirmed: { label: 'Confirmed', value: ({ confirmed_at }) => confirmed_at ?? '' },
} as const satisfies TextColumns<Subscriber>;
