import type { ReactNode } from 'react';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { CoverSkeleton, Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export interface LibraryGridProps {
  /** Heading above the titles of the books, for those who go from heading to heading; absent if there is a visible one. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Covers side by side: six on a desktop, two on a phone. */
export const LibraryGrid = ({ title, children }: LibraryGridProps) => (
  <>
    {title && <h2 className="sr-only">{title}</h2>}
    <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 sm:gap-x-5.5 sm:gap-y-9 lg:grid-cols-6">
      {children}
    </ul>
  </>
);

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The skeleton of the shelf. */
export const LibraryLoading = () => (
  <Loading label="Loading your library">
    <LibraryGrid>
      {places.map((place) => (
        <li key={place}>
          <CoverSkeleton />
          <Skeleton className="mt-2.5 h-10" />
          <Skeleton className="mt-2 h-10" />
        </li>
      ))}
    </LibraryGrid>
  </Loading>
);
