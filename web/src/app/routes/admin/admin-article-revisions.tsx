import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { RevisionsView } from '#web/features/articles/components/admin/revisions/revisions-view.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const RevisionsSkeleton = () => (
  <Loading label="Loading revisions">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <Skeleton className="h-140 w-full rounded-card" />
  </Loading>
);

function LoadedRevisions({ id }: { readonly id: string }) {
  const params = { id };
  const { data, error, mutate } = useApi('GET /admin/articles/{id}', { params });
  const list = useApi('GET /admin/articles/{id}/revisions', { params });
  if (data && list.data)
    return (
      <RevisionsView
        article={data}
        revisions={list.data}
        onRestored={async (article) => {
          await Promise.all([mutate(article, { revalidate: false }), list.mutate()]);
        }}
      />
    );
  const problem = error ?? list.error;
  if (!problem) return <RevisionsSkeleton />;
  const isUnknown = problem.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Article not found' : 'Failed to fetch revisions'}
      error={problem}
      onRetry={isUnknown ? undefined : () => Promise.all([mutate(), list.mutate()])}
      action={<ButtonLink to={href('adminArticles')}>Articles</ButtonLink>}
    >
      {isUnknown ? 'It may be in the trash.' : undefined}
    </FailedState>
  );
}

/** The earlier texts of an article, each beside the one it has now. */
export function AdminArticleRevisionsPage() {
  useTitle('Revisions of an article');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Revisions">
      <BackLink to={href('adminArticle', { id })} label="Article" />
      <LoadedRevisions key={id} id={id} />
    </AdminFrame>
  );
}
