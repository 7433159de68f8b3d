import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { ListLayout } from './use-list-layout.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a list that is loading, below its toolbar. */
export const ListSkeleton = ({ layout, cardsClassName }: { layout: ListLayout; cardsClassName: string }) =>
  layout === 'table' ? (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {places.map((place) => (
        <div key={place} className="flex h-14 items-center gap-6 border-b border-line px-4 last:border-0">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  ) : (
    <div className={cardsClassName}>
      {places.map((place) => (
        <Skeleton key={place} className="h-48 rounded-card" />
      ))}
    </div>
  );
