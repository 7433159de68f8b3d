import { History } from 'lucide-react';
import type { AuditRow } from '#shared/settings/audit.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { targetPage } from '#web/lib/audit/target-page.ts';

export interface AuditTargetProps {
  readonly row: AuditRow;
  /** Ids of things that have no page any more. */
  readonly gone: ReadonlySet<string>;
  /** Shows only the acts on this thing. */
  readonly onOnly: (row: AuditRow) => void;
}

/** The thing of a row, with the link to where it is managed. */
export function AuditTarget({ row, gone, onOnly }: AuditTargetProps) {
  const { target_name: name, target_id } = row;
  const page = gone.has(target_id) ? undefined : targetPage(row);
  return (
    <div className="flex min-w-44 items-center gap-1">
      <IconButton label={`All acts on ${name}`} title="All acts on it" className="-ml-3" onClick={() => onOnly(row)}>
        <History size={16} aria-hidden="true" />
      </IconButton>
      <span className="line-clamp-2 font-strong break-words">
        {page ? <TextLink to={page}>{name}</TextLink> : name}
      </span>
    </div>
  );
}
