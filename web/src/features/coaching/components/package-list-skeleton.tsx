import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const gridClasses = 'grid gap-4 sm:gap-6 lg:grid-cols-2';
const places = ['a', 'b', 'c', 'd'];

/** The skeleton of the packages. */
export const PackageListSkeleton = () => (
  <Loading label="Loading coaching packages">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-3 h-6 w-2/3" />
          <Skeleton className="mt-4 h-18" />
          <Skeleton className="mt-4 h-4 w-3/4" />
          <Skeleton className="mt-4 h-22" />
          <Skeleton className="mt-6 h-14" />
        </div>
      ))}
    </div>
  </Loading>
);
