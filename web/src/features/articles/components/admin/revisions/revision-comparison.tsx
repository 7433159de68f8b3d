import type { AdminArticleDetail, ArticleRevision } from '#shared/articles/article.ts';
import { inSentence } from '#shared/kernel/format.ts';
import { DiffTable } from '#web/components/compare/diff-table.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { type ComparedText, useComparedText } from './compared-text.ts';
import { OtherText } from './other-text.tsx';

export interface RevisionComparisonProps {
  readonly article: AdminArticleDetail;
  readonly revision: ArticleRevision;
  /** What it is compared with; undefined for the current text. */
  readonly other: ArticleRevision | undefined;
  /** Every earlier text, newest first. */
  readonly earlier: readonly ArticleRevision[];
  readonly isBusy: boolean;
  readonly onCompare: (id: string) => void;
  readonly onRestore: () => void;
}

type Sides = readonly [before: ComparedText, after: ComparedText];

/** Two texts side by side, once both are there. */
function Comparison({ sides }: { readonly sides: Sides }) {
  const [{ text: before }, { text: after }] = sides;
  const failed = sides.find(({ error }) => error);
  if (before !== undefined && after !== undefined)
    return (
      <>
        {before === after && <p className="p-3 text-muted">The words are the same; how they are set may differ.</p>}
        <DiffTable {...{ before, after }} heads={[sides[0].name, sides[1].name]} isFolded />
      </>
    );
  if (failed)
    return (
      <FailedState
        heading="h3"
        title="The revision could not be loaded"
        error={failed.error}
        onRetry={() => Promise.all(sides.filter(({ error }) => error).map(({ reload }) => reload()))}
      />
    );
  return (
    <div className="p-5">
      <TextSkeleton />
    </div>
  );
}

/** An earlier text beside the current one or any other, the older one first, to be made the newest again. */
export function RevisionComparison(props: RevisionComparisonProps) {
  const { article, revision, other, earlier, isBusy, onCompare, onRestore } = props;
  const chosen = useComparedText(article, revision);
  const compared = useComparedText(article, other);
  const isOlder = !other || revision.revision < other.revision;
  const sides: Sides = isOlder ? [chosen, compared] : [compared, chosen];
  return (
    <section
      aria-label={`${sides[0].name} and ${inSentence(sides[1].name)}`}
      className="min-w-0 rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line p-3">
        <div>
          <h2 className="font-sans text-14 font-semibold">{chosen.name}</h2>
          <p className="text-12 text-muted">by {revision.saved_by}. The current text stays among the revisions.</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <OtherText {...{ revision, other, earlier, onCompare }} />
          <Button
            variant="primary"
            busy={isBusy}
            busyText="Restoring…"
            disabled={chosen.text === undefined}
            onClick={onRestore}
          >
            Restore
          </Button>
        </div>
      </div>
      <Comparison sides={sides} />
    </section>
  );
}
