import type { AuditRow } from '#shared/settings/audit.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { actWord, kindWord } from '#web/lib/audit/act-words.ts';
import { changeText, fieldChanges } from '#web/lib/audit/field-changes.ts';
import { formatDateTime } from '#web/lib/text/format.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditTarget } from './audit-target.tsx';

/** The columns of the audit log. `onOnly` narrows it to the thing of a row. */
export const auditColumns = (onOnly: (row: AuditRow) => void): readonly ListColumn<AuditRow>[] => [
  {
    id: 'at',
    label: 'Time',
    value: ({ at }) => at,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap text-muted">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    id: 'person',
    label: 'Person',
    value: ({ actor_name }) => actor_name,
    cell: ({ actor_name }) => <span className="whitespace-nowrap">{actor_name}</span>,
  },
  {
    id: 'act',
    label: 'Act',
    value: ({ action }) => actWord(action),
    cell: ({ action }) => <span className="whitespace-nowrap">{actWord(action)}</span>,
  },
  {
    id: 'kind',
    label: 'Kind',
    value: ({ action }) => kindWord(action),
    cell: ({ action }) => <span className="whitespace-nowrap text-muted">{kindWord(action)}</span>,
  },
  {
    id: 'thing',
    label: 'Thing',
    isFixed: true,
    value: ({ target_name }) => target_name,
    cell: (row) => <AuditTarget row={row} onOnly={onOnly} />,
  },
  {
    id: 'changes',
    label: 'Changes',
    value: (row) => fieldChanges(row).map(changeText).join('; '),
    cell: (row) => <AuditChanges row={row} />,
  },
];
