import { formatDate } from '#shared/kernel/format.ts';
import { isUnsent } from '#shared/newsletter/choices.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { RichText } from '#web/components/ui/rich-text.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const LetterSkeleton = () => (
  <Loading label="Loading the newsletter">
    <Skeleton className="h-4 w-32" />
    <Skeleton className="mt-4 h-11 w-11/12" />
    <Skeleton className="mt-8 h-72" />
  </Loading>
);

/** An issue as a web page: for reading in the browser, and for admins to preview. */
export function NewsletterLetter({ id }: { readonly id: string }) {
  const { data, error, mutate } = useApi('GET /newsletters/{id}', { params: { id } });
  useTitle(data?.subject ?? 'Newsletter');
  if (!data && error)
    return (
      <FailedState
        title={error.status === 404 ? 'Newsletter not found' : 'The newsletter could not be loaded'}
        heading="h1"
        error={error}
        {...(error.status !== 404 && { onRetry: () => void mutate() })}
        action={<ButtonLink to={href('home')}>Go to homepage</ButtonLink>}
      >
        {error.status === 404 && 'It may have been withdrawn, or the address is not complete.'}
      </FailedState>
    );
  if (!data) return <LetterSkeleton />;
  return (
    <article>
      <header className="border-b border-line pb-6">
        <p className="flex flex-wrap items-center gap-3 text-14 text-muted">
          <span>{data.kicker}</span>
          {data.sent_at && <time dateTime={data.sent_at}>{formatDate(data.sent_at)}</time>}
          {isUnsent(data.status) && (
            <Status look={data.status}>{data.status === 'draft' ? 'Draft' : 'Scheduled'}</Status>
          )}
        </p>
        <h1 className="mt-3 text-37 leading-[1.1] text-balance">{data.subject}</h1>
      </header>
      <RichText html={data.content} className="mt-8" />
    </article>
  );
}
