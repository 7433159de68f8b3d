import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { bookClasses, boxClasses, coverClasses, infoClasses, readerClasses } from './layout-classes.ts';

const paragraphs = ['a', 'b', 'c'];

/** The skeleton of an ebook's page. */
export const EbookSkeleton = () => (
  <div className="wrap-page">
    <Loading label="Loading ebook">
      <div className="flex h-8.75 items-end pb-1.25 sm:h-11.25">
        <Skeleton className="h-3 w-36" />
      </div>
      <div className={bookClasses}>
        <CoverSkeleton className={coverClasses} />
        <div className={infoClasses}>
          <div>
            <Skeleton className="mt-1 h-3 w-20" />
            <Skeleton className="mt-3 mb-3.5 h-16 w-11/12" />
          </div>
          <div className="max-sm:col-span-full">
            <Skeleton className="h-24 max-w-[56ch]" />
            <Skeleton className="mt-9 h-10 w-2/3" />
          </div>
        </div>
        <div className={boxClasses}>
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-12" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="mt-4 h-16" />
        </div>
      </div>
      <div className={readerClasses}>
        <Skeleton className="h-80 max-lg:hidden" />
        <div className="grid gap-8">
          <Skeleton className="h-22" />
          {paragraphs.map((paragraph) => (
            <Skeleton key={paragraph} className="h-32" />
          ))}
        </div>
      </div>
    </Loading>
  </div>
);
