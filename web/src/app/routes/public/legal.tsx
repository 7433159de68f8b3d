import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { headingsOf } from '#shared/articles/headings.ts';
import type { LegalPage as LegalText } from '#shared/settings/legal.ts';
import { FoldedContents, TextContents } from '#web/components/contents/text-contents.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { RichText } from '#web/components/ui/rich-text.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { formatDate } from '#web/lib/text/format.ts';
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

/** Too few parts to need a list of them. */
const fewestParts = 2;

/** The parts of a text, for its contents. */
function usePartsOf(html: string) {
  return useMemo(() => {
    const parts = headingsOf(html).filter(({ level }) => level === 2);
    return parts.length < fewestParts ? [] : parts;
  }, [html]);
}

function LegalArticle({ title, html, updated_at }: LegalText) {
  const contents = { title: 'On this page', contents: usePartsOf(html) };
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-2 text-14 text-muted">
        Last changed on <time dateTime={updated_at}>{formatDate(updated_at)}</time>
      </p>
      <div className="mt-6 grid items-start gap-x-16 gap-y-6 sm:mt-8 min-[1024px]:grid-cols-[minmax(0,640px)_minmax(0,300px)]">
        <FoldedContents {...contents} />
        <article aria-label={title} className="min-w-0">
          <RichText html={html} />
        </article>
        <div className="min-[1024px]:sticky min-[1024px]:top-21">
          <TextContents {...contents} />
        </div>
      </div>
    </>
  );
}

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
