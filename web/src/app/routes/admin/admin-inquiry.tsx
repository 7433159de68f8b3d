import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { InquiryView } from '#web/features/inquiries/components/admin/inquiry-view.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const InquirySkeleton = () => (
  <Loading label="Loading inquiry">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <div className="grid gap-5 lg:grid-cols-[1fr_320px]">
      <Skeleton className="h-60 w-full rounded-card" />
      <Skeleton className="h-60 w-full rounded-card" />
    </div>
  </Loading>
);

function LoadedInquiry({ id }: { readonly id: string }) {
  const { data, error, mutate } = useApi('GET /admin/inquiries/{id}', { params: { id } });
  if (data) return <InquiryView inquiry={data} onChange={(next) => void mutate(next, { revalidate: false })} />;
  if (!error) return <InquirySkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Inquiry not found' : 'The inquiry could not be loaded'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={<ButtonLink to={href('adminInquiries')}>Inquiries</ButtonLink>}
    >
      {isUnknown ? 'It may have been removed with the account of its sender.' : undefined}
    </FailedState>
  );
}

/** One inquiry. */
export function AdminInquiryPage() {
  useTitle('Inquiry');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Inquiry">
      <BackLink to={href('adminInquiries')} label="Inquiries" />
      <LoadedInquiry key={id} id={id} />
    </AdminFrame>
  );
}
