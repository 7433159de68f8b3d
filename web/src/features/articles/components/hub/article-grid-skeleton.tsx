import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const gridClasses = 'grid gap-x-8 gap-y-10 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3';

const places = Array.from({ length: 6 }, (_, i) => `place-${i}`);

/** The skeleton of the cards. */
export const ArticleGridSkeleton = () => (
  <Loading label="Loading articles">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place}>
          <Skeleton className="aspect-368/184 w-full" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-3 h-12 w-11/12" />
          <Skeleton className="mt-2.5 h-16" />
          <Skeleton className="mt-4 h-3 w-2/3" />
        </div>
      ))}
    </div>
  </Loading>
);
