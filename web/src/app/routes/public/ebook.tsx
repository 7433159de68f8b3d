import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/skeleton.tsx';
import { useApi } from '#web/lib/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

export function EbookPage() {
  const { id = '' } = useParams();
  const { data, error } = useApi('GET /ebooks/{id}', { params: { id } });
  useTitle(data?.title);
  if (error) {
    return (
      <div className="wrap-page pt-9">
        <FailedState
          heading="h1"
          title="Ebook not found or failed to load"
          error={error}
          action={<ButtonLink to="/marketplace">Back to Marketplace</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="wrap-page grid grid-cols-[112px_1fr] gap-4 pt-9 sm:grid-cols-[264px_1fr] sm:gap-11">
      {data ? (
        <>
          <Cover ebook={data} eager />
          <h1>{data.title}</h1>
        </>
      ) : (
        <Loading label="Loading ebook">
          <CoverSkeleton />
          <Skeleton className="mt-4 h-9 w-2/3" />
        </Loading>
      )}
    </div>
  );
}
