import { useMemo } from 'react';
import type { AdminArticleDetail, ArticleRevision } from '#shared/articles/article.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { DiffTable } from '#web/components/compare/diff-table.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { textOfHtml } from '#web/lib/text/html-text.ts';

export interface RevisionComparisonProps {
  readonly article: AdminArticleDetail;
  readonly revision: ArticleRevision;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

type Text = Pick<AdminArticleDetail, 'title' | 'excerpt' | 'content'>;

/** Title, excerpt and text as one, paragraph by paragraph. */
const wholeOf = ({ title, excerpt, content }: Text): string =>
  [`# ${title}`, excerpt, textOfHtml(content)].join('\n\n');

const Comparison = ({ before, after }: { readonly before: Text; readonly after: Text }) => {
  const [one, other] = useMemo(() => [wholeOf(before), wholeOf(after)], [before, after]);
  return (
    <>
      {one === other && <p className="p-3 text-muted">The words are the same; how they are set may differ.</p>}
      <DiffTable before={one} after={other} heads={['Then', 'Now']} isFolded />
    </>
  );
};

/** An earlier text beside the one of now, to be made the newest again. */
export function RevisionComparison({ article, revision, isBusy, onRestore }: RevisionComparisonProps) {
  const params = { id: article.id, revision: revision.id };
  const { data, error, mutate } = useApi('GET /admin/articles/{id}/revisions/{revision}', { params });
  const when = formatDateTime(revision.saved_at);
  return (
    <section aria-label={`${when} and now`} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-3">
        <div>
          <h2 className="font-sans text-14 font-semibold">{when}</h2>
          <p className="text-12 text-muted">by {revision.saved_by}. The text of now stays among the revisions.</p>
        </div>
        <Button variant="primary" busy={isBusy} busyText="Restoring…" disabled={!data} onClick={onRestore}>
          Restore
        </Button>
      </div>
      {data && <Comparison before={data} after={article} />}
      {!data && !error && (
        <div className="p-5">
          <TextSkeleton />
        </div>
      )}
      {!data && error && (
        <FailedState heading="h3" title="The revision could not be loaded" error={error} onRetry={() => mutate()} />
      )}
    </section>
  );
}
