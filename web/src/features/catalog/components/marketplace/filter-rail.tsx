import { Suspense } from 'react';
import { late } from '#web/lib/late.tsx';
import { useWide } from '../use-wide.ts';
import { FrameworkSkeleton } from './framework-skeleton.tsx';
import type { UseFilters } from './use-filters.ts';

export const FilterFields = late(() => import('./filter-fields.tsx'), 'FilterFields');

/** The filters beside the results, if there is room. Sticky only in a window tall enough to show all of them. */
export function FilterRail(filtering: Pick<UseFilters, 'filters' | 'change'>) {
  // The server always renders it, to reserve the space; on phones the styles hide it.
  if (!useWide('md', true)) return null;
  // Its length follows the results: it must not carry the page along when it changes.
  return (
    <form
      aria-label="Filters"
      data-late="FilterFields"
      className="shelf-edge grid gap-5 pt-4 [overflow-anchor:none] max-md:hidden [@media(height>=1040px)]:sticky [@media(height>=1040px)]:top-21"
      onSubmit={(event) => event.preventDefault()}
    >
      <Suspense fallback={<FrameworkSkeleton />}>
        <FilterFields {...filtering} />
      </Suspense>
    </form>
  );
}
