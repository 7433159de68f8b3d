import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const packageListClasses = 'grid gap-x-10 gap-y-8 lg:grid-cols-2';
export const packageClasses =
  'grid grid-cols-[104px_minmax(0,1fr)] items-start gap-4 border-t border-line pt-6 sm:grid-cols-[148px_minmax(0,1fr)] sm:items-stretch sm:gap-6';

const places = ['a', 'b', 'c', 'd'];

/** The skeleton of the Prompt Vault. */
export const PackageListSkeleton = () => (
  <Loading label="Loading ebooks">
    <div className={packageListClasses}>
      {places.map((place) => (
        <div key={place} className={packageClasses}>
          <CoverSkeleton />
          <div>
            <Skeleton className="mt-1 h-3 w-20" />
            <Skeleton className="mt-2.5 h-6 w-4/5" />
            <Skeleton className="mt-3 h-16" />
            <Skeleton className="mt-6 h-10" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
