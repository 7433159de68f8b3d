import { useSearchParams } from 'react-router-dom';
import type { AdminArticleDetail, ArticleRevision } from '#shared/articles/article.ts';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { useRestoreRevision } from '../../../api/admin/restore-revision.ts';
import { comparedWith } from './compared-text.ts';
import { RevisionComparison } from './revision-comparison.tsx';
import { RevisionList } from './revision-list.tsx';

export interface RevisionsViewProps {
  readonly article: AdminArticleDetail;
  /** Newest first; the first is the text of now. */
  readonly revisions: readonly ArticleRevision[];
  readonly onRestored: (article: AdminArticleDetail) => Promise<void>;
}

/**
 * The texts an article has had: the one in the address (`revision`), or the last before now, beside the text of now or
 * the other one in the address (`with`).
 */
export function RevisionsView({ article, revisions, onRestored }: RevisionsViewProps) {
  const [params, setParams] = useSearchParams();
  const { restore, isBusy } = useRestoreRevision(article, async (restored) => {
    await onRestored(restored);
    setParams({}, { replace: true });
  });
  const [current, ...earlier] = revisions;
  const shown = earlier.find(({ id }) => id === params.get('revision')) ?? earlier[0];
  const other = earlier.find(({ id }) => id === params.get('with') && id !== shown?.id);
  return (
    <>
      <h1 className="pb-5 text-28! wrap-anywhere">Revisions of “{article.title}”</h1>
      {shown ? (
        <div className="grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <RevisionList revisions={revisions} currentId={current?.id} shownId={shown.id} otherId={other?.id} />
          <RevisionComparison
            key={shown.id}
            {...{ article, other, earlier, isBusy }}
            revision={shown}
            onCompare={(id) => setParams(comparedWith(shown.id, id), { replace: true })}
            onRestore={() => void restore(shown)}
          />
        </div>
      ) : (
        <EmptyState title="No earlier text yet">
          Each save that changes title, excerpt or text keeps the one before.
        </EmptyState>
      )}
    </>
  );
}
