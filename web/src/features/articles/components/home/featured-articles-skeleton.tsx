import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const featuredClasses = 'grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,680fr)_minmax(0,480fr)]';

/** The skeleton of the featured articles. */
export const FeaturedArticlesSkeleton = () => (
  <Loading label="Loading articles">
    <div className={featuredClasses}>
      <div>
        <Skeleton className="aspect-680/264 w-full" />
        <Skeleton className="mt-4 h-5 w-1/3" />
        <Skeleton className="mt-3 h-9 w-11/12" />
        <Skeleton className="mt-3 h-12" />
      </div>
      <div className="grid content-start gap-6">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  </Loading>
);
