import type { ReactNode } from 'react';
import { formatCount, formatDate, formatDateTime } from '#shared/kernel/format.ts';
import type { AdminBroadcast } from '#shared/notifications/broadcast.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { audienceLabels, codeWords, priorityLabels, typeLabels } from '../../api/admin/broadcast-words.ts';
import { BroadcastStatus } from './broadcast-badges.tsx';

type Words = (broadcast: AdminBroadcast) => string;

const text = (id: string, label: string, words: Words): ListColumn<AdminBroadcast> => ({
  id,
  label,
  value: words,
  cell: (broadcast) => <span className="text-muted">{words(broadcast)}</span>,
});

/** The columns of the notifications; the page brings the actions. */
export const broadcastColumns = (
  acts: (broadcast: AdminBroadcast) => ReactNode,
): readonly ListColumn<AdminBroadcast>[] => [
  {
    id: 'title',
    label: 'Title',
    isFixed: true,
    value: ({ title }) => title,
    cell: ({ title }) => <span className="font-strong">{title}</span>,
  },
  { id: 'status', label: 'Status', cell: (broadcast) => <BroadcastStatus broadcast={broadcast} /> },
  text('type', 'Type', ({ type }) => typeLabels[type]),
  text('priority', 'Priority', ({ priority }) => priorityLabels[priority]),
  text('audience', 'Audience', ({ audience }) => audienceLabels[audience]),
  text('expires', 'Expires', ({ expires_at }) => (expires_at ? formatDateTime(expires_at) : '')),
  {
    id: 'code',
    label: 'Code',
    value: codeWords,
    cell: ({ discount_code }) => <span className="font-mono">{discount_code}</span>,
  },
  { id: 'seen', label: 'Seen by', isFigure: true, value: ({ seen }) => seen, cell: ({ seen }) => formatCount(seen) },
  text('created', 'Created', ({ created_at }) => formatDate(created_at)),
  text('message', 'Message', ({ message }) => message),
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
