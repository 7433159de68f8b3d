import { formatDateTime } from '#shared/kernel/format.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { auditTexts } from '#shared/settings/audit-columns.ts';
import { actWord, kindWord } from '#shared/settings/audit-words/act-words.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditTarget, type AuditTargetProps } from './audit-target.tsx';

/** The columns of the audit log. */
export const auditColumns = (of: Omit<AuditTargetProps, 'row'>): readonly ListColumn<AuditRow>[] => [
  {
    id: 'at',
    ...auditTexts.at,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap text-muted">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    id: 'person',
    ...auditTexts.person,
    cell: ({ actor_name }) => <span className="whitespace-nowrap">{actor_name}</span>,
  },
  {
    id: 'act',
    ...auditTexts.act,
    cell: ({ action }) => <span className="whitespace-nowrap">{actWord(action)}</span>,
  },
  {
    id: 'kind',
    ...auditTexts.kind,
    cell: ({ action }) => <span className="whitespace-nowrap text-muted">{kindWord(action)}</span>,
  },
  {
    id: 'thing',
    ...auditTexts.thing,
    isFixed: true,
    cell: (row) => <AuditTarget row={row} {...of} />,
  },
  {
    id: 'changes',
    ...auditTexts.changes,
    cell: (row) => <AuditChanges row={row} />,
  },
];
