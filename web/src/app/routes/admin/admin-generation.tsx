import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useGeneration } from '#web/features/generation/api/use-generation.ts';
import { JobView } from '#web/features/generation/components/job/job-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const GenerationSkeleton = () => (
  <Loading label="Loading generation">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <div className="grid gap-5">
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  </Loading>
);

function LoadedGeneration({ id }: { readonly id: string }) {
  const { data, error, mutate, busy, cancel, retry } = useGeneration(id);
  if (data) return <JobView generation={data} {...{ busy, cancel, retry }} />;
  if (!error) return <GenerationSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Generation not found' : 'The generation could not be loaded'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={<ButtonLink to={href('adminGenerations')}>Generations</ButtonLink>}
    >
      {isUnknown ? 'Generations are kept for 90 days.' : undefined}
    </FailedState>
  );
}

/** The writing of one ebook, as it goes on. */
export function AdminGenerationPage() {
  useTitle('Generation');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Generation">
      <BackLink to={href('adminGenerations')} label="Generations" />
      <LoadedGeneration key={id} id={id} />
    </AdminFrame>
  );
}
