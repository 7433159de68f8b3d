import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

/** Columns as wide as price, heart and button need. */
export const gridClasses =
  'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(188px,1fr))] sm:gap-x-6 sm:gap-y-10';

const places = Array.from({ length: 12 }, (_, i) => `place-${i}`);

/** The skeleton of the cards. */
export const EbookGridSkeleton = () => (
  <Loading label="Loading ebooks">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place}>
          <CoverSkeleton />
          <Skeleton className="mt-4 h-3 w-1/2" />
          <Skeleton className="mt-2.5 h-9 w-11/12" />
          <Skeleton className="mt-2.5 h-8 w-2/3" />
          <Skeleton className="mt-7 h-10" />
        </div>
      ))}
    </div>
  </Loading>
);
