import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const gridClasses = 'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

const places = Array.from({ length: 9 }, (_, i) => `place-${i}`);

/** The skeleton of the cards. */
export const ToolGridSkeleton = () => (
  <Loading label="Loading AI tools">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-5">
          <div className="flex gap-3.5">
            <Skeleton className="size-11" />
            <div className="flex-1">
              <Skeleton className="h-3 w-2/3" />
              <Skeleton className="mt-2.5 h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-4.5 h-19" />
          <Skeleton className="mt-7 h-11" />
        </div>
      ))}
    </div>
  </Loading>
);
