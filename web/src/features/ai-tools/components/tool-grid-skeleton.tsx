import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

/** A ruled ledger: hairlines and space separate the entries. */
export const gridClasses = 'border-b border-line';
/** Name, description, price, and the way to the tool; below each other on phones. */
export const entryClasses =
  'grid items-start gap-x-10 gap-y-3 border-t border-line py-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[264px_minmax(0,1fr)_200px_152px]';

const places = Array.from({ length: 9 }, (_, i) => `place-${i}`);

/** The skeleton of the entries. */
export const ToolGridSkeleton = () => (
  <Loading label="Loading AI tools">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place} className={entryClasses}>
          <div>
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="mt-3 h-5 w-1/2" />
          </div>
          <Skeleton className="h-16 max-w-[60ch]" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-10 w-32 rounded-control lg:ml-auto" />
        </div>
      ))}
    </div>
  </Loading>
);
