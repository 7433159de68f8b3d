import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import type { Recipient } from '#shared/newsletter/sending.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { recipientLabels } from '../../../../api/admin/sending/sending-words.ts';
import { RecipientState } from '../sending-state.tsx';

/** In place of an address that nobody keeps any more. */
export const removed = 'Removed subscriber';

/** What a recipient did or what came of the mail, each with its time. */
const moments = [
  { id: 'opened', label: 'Opened', at: ({ opened_at }: Recipient) => opened_at },
  { id: 'clicked', label: 'Clicked', at: ({ clicked_at }: Recipient) => clicked_at },
  { id: 'bounced', label: 'Bounced', at: ({ bounced_at }: Recipient) => bounced_at },
  { id: 'complained', label: 'Reported as spam', at: ({ complained_at }: Recipient) => complained_at, isExtra: true },
  { id: 'unsubscribed', label: 'Unsubscribed', at: ({ unsubscribed_at }: Recipient) => unsubscribed_at, isExtra: true },
] as const;

/** The same on a card: only what has happened. */
export const happened = (recipient: Recipient): { label: string; at: string }[] =>
  moments.flatMap(({ label, at }) => {
    const time = at(recipient);
    return time ? [{ label, at: time }] : [];
  });

const time = (at: string | null): ReactNode => (
  <span className="whitespace-nowrap text-muted">{at ? formatDateTime(at) : '–'}</span>
);

/** The columns of the recipients; the page brings the actions. */
export const recipientColumns = (acts: (recipient: Recipient) => ReactNode): readonly ListColumn<Recipient>[] => [
  {
    id: 'email',
    label: 'Email',
    isFixed: true,
    value: ({ email }) => email ?? removed,
    cell: ({ email }) =>
      email ? (
        <span className="block max-w-60 min-w-40 truncate font-strong" title={email}>
          {email}
        </span>
      ) : (
        <span className="whitespace-nowrap text-muted">{removed}</span>
      ),
  },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => recipientLabels[state],
    cell: ({ state }) => <RecipientState state={state} />,
  },
  { id: 'at', label: 'When', value: ({ at }) => at ?? '', cell: ({ at }) => time(at) },
  {
    id: 'reason',
    label: 'Reason',
    value: ({ reason }) => reason ?? '',
    cell: ({ reason }) => reason && <span className="line-clamp-2 w-52 text-12 wrap-anywhere">{reason}</span>,
  },
  ...moments.map(({ at, ...column }) => ({
    ...column,
    value: (recipient: Recipient) => at(recipient) ?? '',
    cell: (recipient: Recipient) => time(at(recipient)),
  })),
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
