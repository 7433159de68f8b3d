import { homeEbooks } from '#shared/catalog/choices.ts';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const gridClasses = 'grid gap-x-8 gap-y-7 sm:gap-y-9 md:grid-cols-2 lg:grid-cols-3';
export const itemClasses = 'grid grid-cols-[104px_1fr] items-start gap-4 sm:grid-cols-[124px_1fr] sm:gap-4.5';

const places = Array.from({ length: homeEbooks }, (_, i) => `place-${i}`);

/** The skeleton of the featured ebooks. */
export const FeaturedSkeleton = () => (
  <Loading label="Loading ebooks">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place} className={itemClasses}>
          <CoverSkeleton />
          <div>
            <Skeleton className="mt-1 h-3 w-20" />
            <Skeleton className="mt-2.5 h-10 w-11/12" />
            <Skeleton className="mt-2.5 h-14" />
            <Skeleton className="mt-3.5 h-3 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
