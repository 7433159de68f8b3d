import type { ArticleRevision } from '#shared/articles/article.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { comparedWith } from './compared-text.ts';

export interface RevisionListProps {
  readonly revisions: readonly ArticleRevision[];
  /** The text that the article has now. */
  readonly currentId: string | undefined;
  readonly shownId: string | undefined;
  /** What the shown one is compared with, kept when another is chosen; undefined for the text of now. */
  readonly otherId: string | undefined;
}

/** Every text, newest first; each leads to its comparison. */
export const RevisionList = ({ revisions, currentId, shownId, otherId }: RevisionListProps) => (
  <ol aria-label="Revisions" className="grid gap-1">
    {revisions.map(({ id, title, saved_at, saved_by }) => (
      <li key={id} className={`min-w-0 rounded-control px-3 py-2 ${id === shownId ? 'bg-accent-soft' : ''}`}>
        {id === currentId ? (
          <p className="font-strong">Now</p>
        ) : (
          <TextLink
            to={`?${new URLSearchParams(comparedWith(id, otherId))}`}
            replace
            aria-current={id === shownId || undefined}
            className="font-strong"
          >
            {formatDateTime(saved_at)}
          </TextLink>
        )}
        <p className="text-12 break-words text-muted">
          {id === currentId && `${formatDateTime(saved_at)}, `}by {saved_by}
        </p>
        <p className="line-clamp-2 text-12 break-words">{title}</p>
      </li>
    ))}
  </ol>
);
