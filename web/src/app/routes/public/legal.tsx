import { useLocation } from 'react-router-dom';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { LegalArticle } from '#web/features/settings/components/legal-article.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const lines = ['w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full', 'w-5/6'] as const;

const LegalSkeleton = () => (
  <Loading label="Loading the page">
    <Skeleton className="h-11 w-64" />
    <div className="mt-8 grid max-w-160 gap-3.5">
      {[...lines, ...lines].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  </Loading>
);

/** Privacy, terms, imprint or refund policy, depending on the address. */
export function LegalPage() {
  const page = useLocation().pathname.replaceAll('/', '');
  const { data, error, mutate } = useApi('GET /legal/{page}', { params: { page } });
  useTitle(data?.title);
  return (
    <div className="wrap-page pt-9 sm:pt-12">
      {data && <LegalArticle {...data} />}
      {!data && !error && <LegalSkeleton />}
      {!data && error && (
        <FailedState heading="h1" title="The page could not be loaded" error={error} onRetry={() => void mutate()} />
      )}
    </div>
  );
}
