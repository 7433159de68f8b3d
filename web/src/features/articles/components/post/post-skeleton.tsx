import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { columnClasses, postClasses } from './layout-classes.ts';

/** The skeleton of an article's page. */
export const PostSkeleton = () => (
  <div className="wrap-page">
    <Loading label="Loading article">
      <div className={postClasses}>
        <Skeleton className="mt-6 h-3 w-40" />
        <Skeleton className="mt-6 h-5 w-48" />
        <Skeleton className="mt-4 h-24 w-11/12" />
        <Skeleton className="mt-4 h-12 w-2/3" />
        <Skeleton className="mt-6 h-12" />
        <Skeleton className="mt-7 aspect-940/240 w-full" />
        <div className={columnClasses}>
          <TextSkeleton />
          <Skeleton className="h-52 max-[1023px]:hidden" />
        </div>
      </div>
    </Loading>
  </div>
);
