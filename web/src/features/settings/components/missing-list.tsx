import { useId } from 'react';
import type { MissingSetting } from '../api/missing-settings.ts';

export interface MissingListProps {
  readonly missing: readonly MissingSetting[];
  /** The id of a field's control. */
  readonly idOf: (field: MissingSetting['field']) => string;
}

/** What visitors still miss, each line with a link to its field. */
export function MissingList({ missing, idOf }: MissingListProps) {
  const heading = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-draft-bg px-4 py-3.5">
      <h2 id={heading} className="text-16 text-draft">
        Still missing on public pages
      </h2>
      <ul className="mt-1 list-disc pl-4.5">
        {missing.map(({ field, problem }) => (
          <li key={field} className="break-words">
            <a
              href={`#${idOf(field)}`}
              className="text-ink hover:text-ink"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {problem}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
