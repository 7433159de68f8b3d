import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { reasonLabels } from '#shared/newsletter/subscriber-words.ts';
import type { Suppression } from '#shared/newsletter/suppression.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';

/** The columns of the suppression list; the page brings the actions. */
export const suppressionColumns = (acts: (item: Suppression) => ReactNode): readonly ListColumn<Suppression>[] => [
  {
    id: 'email',
    label: 'Email',
    isFixed: true,
    value: ({ email }) => email,
    cell: ({ email }) => (
      <span className="block max-w-80 min-w-40 truncate font-strong" title={email}>
        {email}
      </span>
    ),
  },
  {
    id: 'reason',
    label: 'Reason',
    value: ({ reason }) => reasonLabels[reason],
    cell: ({ reason }) => <span className="whitespace-nowrap">{reasonLabels[reason]}</span>,
  },
  {
    id: 'at',
    label: 'Since',
    value: ({ at }) => at,
    cell: ({ at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
