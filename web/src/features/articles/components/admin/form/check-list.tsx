import { Check, CircleAlert, CircleHelp } from 'lucide-react';
import { selectLink } from '#web/components/editor/link/select-link.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { ArticleCheck } from '../../../api/admin/article-checks.ts';
import { CheckedLinks } from './checked-links.tsx';

export interface CheckListProps {
  readonly checks: readonly ArticleCheck[];
  /** The id of a field's control. */
  readonly idOf: (field: ArticleCheck['field']) => string;
  /** Asks again about links; absent without any to ask about. */
  readonly onAgain?: (() => void) | undefined;
  /** Whether links are being asked about. */
  readonly isChecking: boolean;
}

const Met = ({ label }: ArticleCheck) => (
  <li className="flex items-start gap-2 py-1.5 text-muted">
    <Check size={16} aria-hidden="true" className="mt-0.5 flex-none text-published" />
    {label}
  </li>
);

const Missing = ({ label, links, id }: ArticleCheck & { readonly id: string }) => (
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
    {links && <CheckedLinks label={label} links={links} onChoose={(link) => selectLink(id, link)} />}
  </li>
);

const Unsure = ({ label, links, id }: ArticleCheck & { readonly id: string }) => (
  <li>
    <p className="flex items-start gap-2 py-1.5 text-muted">
      <CircleHelp size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {label}
    </p>
    {links && <CheckedLinks label={label} links={links} onChoose={(link) => selectLink(id, link)} />}
  </li>
);

const lines = { met: Met, missing: Missing, unsure: Unsure } as const;

function summaryOf(checks: readonly ArticleCheck[]): string {
  const missing = checks.filter(({ state }) => state === 'missing').length;
  if (missing > 0) return `${missing} of ${checks.length} to look at`;
  return checks.some(({ state }) => state === 'unsure') ? 'Nothing is known to be missing.' : 'Everything is there.';
}

/** What readers would miss; each line leads to the field in which it is mended, and those about links to each link. */
export const CheckList = ({ checks, idOf, onAgain, isChecking }: CheckListProps) => (
  <SectionCard title="Before publishing">
    <p className="text-muted">{summaryOf(checks)}</p>
    <ul className="mt-1.5">
      {checks.map((check) => {
        const Line = lines[check.state];
        return <Line key={check.label} {...check} id={idOf(check.field)} />;
      })}
    </ul>
    {onAgain && (
      <Button className="mt-2" busy={isChecking} busyText="Checking links…" onClick={onAgain}>
        Check links again
      </Button>
    )}
  </SectionCard>
);
