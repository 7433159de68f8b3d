import type { TextColumns } from '../kernel/text-columns.ts';
import type { Recipient } from './sending.ts';
import type { RecipientState } from './sending-choices.ts';

export const recipientLabels: Readonly<Record<RecipientState, string>> = {
  queued: 'Queued',
  claimed: 'On its way',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Suppressed',
  uncertain: 'Uncertain',
};

/** In place of an address that nobody keeps any more. */
export const removedRecipient = 'Removed subscriber';

/** What became of a second mail, in a few words; undefined when there was none. */
export const secondMail = ({ second }: Pick<Recipient, 'second'>): string | undefined =>
  second ? `Second mail ${recipientLabels[second.state].toLowerCase()}` : undefined;

/** The recipients of a newsletter as text. */
export const recipientTexts = {
  email: { label: 'Email', value: ({ email }) => email ?? removedRecipient },
  state: { label: 'State', value: ({ state }) => recipientLabels[state] },
  at: { label: 'When', value: ({ at }) => at ?? '' },
  second: {
    label: 'Second mail',
    value: ({ second }) => (second ? `${recipientLabels[second.state]} ${second.at}` : ''),
  },
  reason: { label: 'Reason', value: ({ reason }) => reason ?? '' },
  opened: { label: 'Opened', value: ({ opened_at }) => opened_at ?? '' },
  clicked: { label: 'Clicked', value: ({ clicked_at }) => clicked_at ?? '' },
  bounced: { label: 'Bounced', value: ({ bounced_at }) => bounced_at ?? '' },
  complained: { label: 'Reported as spam', value: ({ complained_at }) => complained_at ?? '' },
  unsubscribed: { label: 'Unsubscribed', value: ({ unsubscribed_at }) => unsubscribed_at ?? '' },
} as const satisfies TextColumns<Recipient>;
