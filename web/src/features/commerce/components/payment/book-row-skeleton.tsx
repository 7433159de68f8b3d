import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const rowClasses = 'grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4 border-b border-line py-5 sm:gap-5';

/** The place of a bought ebook while it is not known. */
export const BookRowSkeleton = () => (
  <div aria-hidden="true" className={rowClasses}>
    <CoverSkeleton />
    <div>
      <Skeleton className="mt-1 h-3 w-20" />
      <Skeleton className="mt-2.5 h-5 w-4/5" />
      <Skeleton className="mt-3.5 h-10 w-52 max-w-full rounded-control" />
    </div>
  </div>
);
