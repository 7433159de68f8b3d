import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { recipientTexts, removedRecipient, secondMail } from '#shared/newsletter/recipient-columns.ts';
import type { Recipient } from '#shared/newsletter/sending.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { RecipientState } from '../sending-state.tsx';

/** What a recipient did or what came of the mail, each with its time. */
const moments = [
  { id: 'opened', at: ({ opened_at }: Recipient) => opened_at },
  { id: 'clicked', at: ({ clicked_at }: Recipient) => clicked_at },
  { id: 'bounced', at: ({ bounced_at }: Recipient) => bounced_at },
  { id: 'complained', at: ({ complained_at }: Recipient) => complained_at, isExtra: true },
  { id: 'unsubscribed', at: ({ unsubscribed_at }: Recipient) => unsubscribed_at, isExtra: true },
] as const;

/** The same on a card: only what has happened. */
export function happened(recipient: Recipient): { label: string; at: string }[] {
  const { second } = recipient;
  const again = second ? [{ label: secondMail(recipient) ?? '', at: second.at }] : [];
  const others = moments.flatMap(({ id, at }) => {
    const time = at(recipient);
    return time ? [{ label: recipientTexts[id].label, at: time }] : [];
  });
  return [...again, ...others];
}

const time = (at: string | null): ReactNode => (
  <span className="whitespace-nowrap text-muted">{at ? formatDateTime(at) : '–'}</span>
);

/** The columns of the recipients; the page brings the actions. */
export const recipientColumns = (acts: (recipient: Recipient) => ReactNode): readonly ListColumn<Recipient>[] => [
  {
    id: 'email',
    ...recipientTexts.email,
    isFixed: true,
    cell: ({ email }) =>
      email ? (
        <span className="block max-w-60 min-w-40 truncate font-strong" title={email}>
          {email}
        </span>
      ) : (
        <span className="whitespace-nowrap text-muted">{removedRecipient}</span>
      ),
  },
  { id: 'state', ...recipientTexts.state, cell: ({ state }) => <RecipientState state={state} /> },
  {
    id: 'at',
    ...recipientTexts.at,
    cell: (recipient) => (
      <>
        {time(recipient.at)}
        {recipient.second && (
          <span className="block text-12 whitespace-nowrap text-muted">
            {secondMail(recipient)}, {formatDateTime(recipient.second.at)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'reason',
    ...recipientTexts.reason,
    cell: ({ reason }) => reason && <span className="line-clamp-2 w-52 text-12 wrap-anywhere">{reason}</span>,
  },
  ...moments.map(({ at, ...column }) => ({
    ...column,
    ...recipientTexts[column.id],
    cell: (recipient: Recipient) => time(at(recipient)),
  })),
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
