import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

// Tall and low covers alternate like a battlement. Each book spans the shelf's two rows: cover above, caption below. On
// phones the search is below the shelf but before it in the document: the minimum height keeps a partly received shelf
// from moving it.
export const shelfClasses =
  'grid grid-cols-[132fr_94fr_132fr] gap-x-2 max-sm:min-h-[calc((100vw-48px)*0.4916+109px)] sm:grid-cols-[184fr_138fr_184fr_138fr] sm:gap-x-2.5 grid-rows-[auto_109px]';
export const bookClasses = 'row-span-2 grid grid-rows-subgrid max-sm:nth-4:hidden';
export const captionClasses =
  'shelf-edge -mr-2 pt-3 pr-2 sm:-mr-2.5 sm:pr-3.5 sm:in-[li:last-child]:mr-0 max-sm:in-[li:nth-child(3)]:mr-0';

const places = Array.from({ length: 4 }, (_, i) => `place-${i}`);

/** The skeleton of the shelf. */
export const ShelfSkeleton = () => (
  <Loading label="Loading ebooks">
    <ul className={shelfClasses}>
      {places.map((place) => (
        <li key={place} className={bookClasses}>
          <CoverSkeleton className="self-end" />
          <div className={captionClasses}>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-16" />
            </span>
            <Skeleton className="mt-1 mb-1.5 h-[36.4px] w-11/12" />
            <span className="block h-6 py-1.5">
              <Skeleton className="h-3 w-12" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  </Loading>
);
