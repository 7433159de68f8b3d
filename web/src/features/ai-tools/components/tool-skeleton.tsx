import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const columnsClasses = 'mt-6 grid gap-x-16 gap-y-8 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_320px]';

/** The skeleton of a tool's page. */
export const ToolSkeleton = () => (
  <div className="wrap-page">
    <Loading label="Loading the AI tool">
      <Skeleton className="mt-4 h-4 w-32 sm:mt-7" />
      <div className={columnsClasses}>
        <div>
          <div className="flex gap-4">
            <Skeleton className="size-12" />
            <div className="flex-1">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-3 h-9 w-2/3" />
            </div>
          </div>
          <Skeleton className="mt-6 h-14" />
          <Skeleton className="mt-6 h-36" />
          <Skeleton className="mt-6 h-36" />
        </div>
        <Skeleton className="h-90" />
      </div>
    </Loading>
  </div>
);
