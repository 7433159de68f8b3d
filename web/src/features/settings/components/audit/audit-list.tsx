import { formatDateTime } from '#shared/kernel/format.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { actWord, kindWord } from '#shared/settings/audit-words/act-words.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { goneAmong } from '#web/lib/audit/target-page.ts';
import { AuditChanges } from './audit-changes.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditTarget, type AuditTargetProps } from './audit-target.tsx';

export interface AuditListProps
  extends Pick<ItemListProps<AuditRow>, 'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'>,
    Pick<AuditTargetProps, 'onOnly'> {}

/** The acts of admins, newest first. */
export function AuditList({ onOnly, ...list }: AuditListProps) {
  const of = { onOnly, gone: goneAmong(list.page.data?.items ?? []) };
  return (
    <ItemList
      {...list}
      noun="audit log entries"
      views="audit-log"
      failedTitle="Failed to fetch the audit log"
      columns={auditColumns(of)}
      usual="table"
      cardsClassName="grid gap-3"
      card={(row) => (
        <div className="rounded-card border border-line bg-surface px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
            <span>{row.actor_name}</span>
            <time dateTime={row.at}>{formatDateTime(row.at)}</time>
          </p>
          <p className="mt-1">
            {actWord(row.action)} <span className="text-muted">· {kindWord(row.action)}</span>
          </p>
          <AuditTarget row={row} {...of} />
          <AuditChanges row={row} />
        </div>
      )}
    />
  );
}
