import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { useSending } from '#web/features/newsletter/api/admin/sending/use-sending.ts';
import { SendingSkeleton } from '#web/features/newsletter/components/admin/sending/sending-skeleton.tsx';
import { SendingView } from '#web/features/newsletter/components/admin/sending/sending-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

function LoadedSending({ id }: { readonly id: string }) {
  const { data, error, mutate, acts } = useSending(id);
  if (data) return <SendingView sending={data} isOld={error !== undefined} acts={acts} />;
  if (!error) return <SendingSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Nothing has been sent' : 'The sending could not be loaded'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={
        <ButtonLink to={isUnknown ? href('adminNewsletterIssue', { id }) : href('adminNewsletter')}>
          {isUnknown ? 'Go to the newsletter' : 'Newsletter'}
        </ButtonLink>
      }
    >
      {isUnknown ? 'This newsletter is still being written, or was deleted.' : undefined}
    </FailedState>
  );
}

/** How one newsletter is sent, what comes of it, and who has got it. */
export function AdminNewsletterSendingPage() {
  useTitle('Sending of a newsletter');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Newsletter">
      <BackLink to={href('adminNewsletter')} label="Newsletter" />
      <LoadedSending key={id} id={id} />
    </AdminFrame>
  );
}
