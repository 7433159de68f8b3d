import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { headClasses } from './layout-classes.ts';

/** The skeleton of an author's page. */
export const AuthorSkeleton = () => (
  <div className="wrap-page">
    <Loading label="Loading author">
      <Skeleton className="mt-6 h-3 w-28" />
      <div className={headClasses}>
        <Skeleton className="size-24 shrink-0 rounded-full sm:size-40" />
        <div className="grow">
          <Skeleton className="h-10 w-72 max-w-full sm:h-13" />
          <Skeleton className="mt-4 h-4 w-52" />
          <Skeleton className="mt-6 h-20 max-w-[68ch]" />
        </div>
      </div>
    </Loading>
  </div>
);
