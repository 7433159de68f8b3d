import type { TextColumns } from '../kernel/text-columns.ts';
import type { Subscriber } from './subscriber.ts';

/** The subscribers of the newsletter as text. */
export const subscriberTexts = {
  email: { label: 'Email', value: ({ email }) => email },
  status: { label: 'Status', value: ({ confirmed }) => (confirmed ? 'Confirmed' : 'Pending') },
  interests: { label: 'Interests', value: ({ interests }) => interests.join(', ') },
  source: { label: 'Source', value: ({ source }) => source },
  subscribed: { label: 'Subscribed', value: ({ created_at }) => created_at },
  confirmed: { label: 'Confirmed', value: ({ confirmed_at }) => confirmed_at ?? '' },
} as const satisfies TextColumns<Subscriber>;
