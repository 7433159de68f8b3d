import { homeEbooks } from '#shared/catalog/choices.ts';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useApi } from '#web/lib/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const gridClasses = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:grid-cols-6 lg:gap-x-6';

const placeholders = Array.from({ length: homeEbooks }, (_, i) => `place-${i}`);

const FeaturedSkeleton = () => (
  <Loading label="Loading ebooks">
    <div className={gridClasses}>
      {placeholders.map((place) => (
        <div key={place}>
          <CoverSkeleton />
          <Skeleton className="mt-3.5 h-3 w-1/2" />
          <Skeleton className="mt-2.5 h-4 w-11/12" />
        </div>
      ))}
    </div>
  </Loading>
);

function Featured() {
  const { data, error, mutate } = useApi('GET /ebooks/public', { query: { limit: homeEbooks } });
  if (error) return <FailedState title="Ebooks could not be loaded" error={error} onRetry={() => void mutate()} />;
  if (!data) return <FeaturedSkeleton />;
  if (data.length === 0) return <EmptyState title="No ebooks available yet" />;
  return (
    <ul className={gridClasses}>
      {data.map((ebook) => (
        <li key={ebook.id} className="grid content-start justify-items-start gap-1.5">
          <Cover ebook={ebook} className="mb-1.5 w-full" />
          <FrameworkTick framework={ebook.regulatory_source} />
          <h3 className="text-16">
            <TextLink to={`/ebook/${ebook.id}`} look="title">
              {ebook.title}
            </TextLink>
          </h3>
          <Price price={ebook.price} isFree={ebook.is_free} className="text-14" />
        </li>
      ))}
    </ul>
  );
}

export function HomePage() {
  useTitle('Ebooks and prompts for security and compliance');
  return (
    <div className="wrap-page pt-6 sm:pt-13">
      <h1 className="max-w-[18ch] text-37 font-display lg:text-50">Know the control before the auditor asks.</h1>
      <section aria-labelledby="featured" className="mt-14 sm:mt-20">
        <SectionHeading id="featured" aside={<TextLink to="/marketplace">All ebooks</TextLink>}>
          Featured ebooks
        </SectionHeading>
        <Featured />
      </section>
    </div>
  );
}
