import { Check, CircleAlert } from 'lucide-react';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { ArticleCheck } from '../../../api/admin/article-checks.ts';

export interface CheckListProps {
  readonly checks: readonly ArticleCheck[];
  /** The id of a field's control. */
  readonly idOf: (field: ArticleCheck['field']) => string;
}

const Met = ({ label }: ArticleCheck) => (
  <li className="flex items-start gap-2 py-1.5 text-muted">
    <Check size={16} aria-hidden="true" className="mt-0.5 flex-none text-published" />
    {label}
  </li>
);

const Missing = ({ label, id }: ArticleCheck & { readonly id: string }) => (
  <li>
    <a
      href={`#${id}`}
      className="flex min-h-10 items-start gap-2 py-1.5 text-ink hover:text-ink"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-draft" />
      <span>
        <span className="sr-only">Missing: </span>
        {label}
      </span>
    </a>
  </li>
);

/** What readers would miss; each line leads to the field in which it is mended. */
export function CheckList({ checks, idOf }: CheckListProps) {
  const missing = checks.filter(({ isMet }) => !isMet).length;
  return (
    <SectionCard title="Before publishing">
      <p className="text-muted">
        {missing === 0 ? 'Everything is there.' : `${missing} of ${checks.length} to look at`}
      </p>
      <ul className="mt-1.5">
        {checks.map((check) =>
          check.isMet ? (
            <Met key={check.label} {...check} />
          ) : (
            <Missing key={check.label} {...check} id={idOf(check.field)} />
          ),
        )}
      </ul>
    </SectionCard>
  );
}
