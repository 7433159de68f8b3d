import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { LegalPageView } from '#web/features/settings/components/legal/legal-page-view.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const LegalPageSkeleton = () => (
  <Loading label="Loading legal text">
    <Skeleton className="mb-7 h-9 w-60" />
    <Skeleton className="h-140 w-full max-w-200 rounded-card" />
  </Loading>
);

function LoadedLegalPage({ page }: { readonly page: string }) {
  const { data, error, mutate } = useApi('GET /admin/legal/{page}', { params: { page } });
  if (data) return <LegalPageView legalPage={data} onChange={(next) => void mutate(next, { revalidate: false })} />;
  if (!error) return <LegalPageSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Legal text not found' : 'Failed to fetch legal text'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={<ButtonLink to={href('adminSettings')}>Settings</ButtonLink>}
    >
      {isUnknown ? 'There are privacy, terms, imprint and refunds.' : undefined}
    </FailedState>
  );
}

/** The text of a legal page. */
export function AdminLegalTextPage() {
  useTitle('Legal text');
  const { page = '' } = useParams();
  return (
    <AdminFrame title="Legal text">
      <BackLink to={href('adminSettings')} label="Settings" />
      <LoadedLegalPage key={page} page={page} />
    </AdminFrame>
  );
}
