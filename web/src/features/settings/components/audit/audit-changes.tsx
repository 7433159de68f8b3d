import { ChevronRight } from 'lucide-react';
import type { AuditRow } from '#shared/settings/audit.ts';
import { changeText, fieldChanges } from '#shared/settings/audit-words/field-changes.ts';

/** A single change that is shorter is shown as it is. */
const short = 60;

/** What an act has changed: a short change at once, more of them field by field when they are opened. */
export function AuditChanges({ row }: { readonly row: AuditRow }) {
  const changes = fieldChanges(row);
  const [first] = changes;
  if (!first) return null;
  const text = changeText(first);
  if (changes.length === 1 && text.length <= short) return <span className="break-words">{text}</span>;
  return (
    <details className="group max-w-160 min-w-56">
      <summary className="flex min-h-10 cursor-pointer items-center gap-1.5">
        <ChevronRight size={14} aria-hidden="true" className="flex-none text-muted group-open:rotate-90" />
        <span className="line-clamp-1">{changes.map(({ label }) => label).join(', ')}</span>
      </summary>
      <dl className="mb-2 grid gap-2 border-l border-line pl-3">
        {changes.map(({ label, from, to }) => (
          <div key={label}>
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="max-h-40 overflow-y-auto break-words whitespace-pre-line">
              {from && <del className="text-muted">{from}</del>}
              {from && <span aria-hidden="true"> → </span>}
              <ins className="no-underline">{to || 'blank'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
