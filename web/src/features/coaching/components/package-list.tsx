import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FoundList, type FoundListProps } from '#web/components/ui/found-list.tsx';
import { loadFailed } from '../api/coaching-packages.ts';
import { PackageCard } from './package-card.tsx';
import { gridClasses, PackageListSkeleton } from './package-list-skeleton.tsx';

/** Two rows where there is room. */
const firstCards = 4;

export interface PackageListProps extends Pick<FoundListProps<CoachingPackage>, 'error' | 'isUpdating' | 'onRetry'> {
  readonly packages: readonly CoachingPackage[] | undefined;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** The packages that match, or why there are none. */
export const PackageList = ({ packages, isNarrowed, onClear, ...state }: PackageListProps) => (
  <FoundList
    {...state}
    items={packages}
    failed={loadFailed}
    first={firstCards}
    className={gridClasses}
    card={(offer) => <PackageCard key={offer.id} offer={offer} />}
    skeleton={<PackageListSkeleton />}
    empty={
      isNarrowed ? (
        <EmptyState
          heading="h3"
          title="No coaching packages match"
          action={<Button onClick={onClear}>Clear Filters</Button>}
        >
          Try another type or level, or tell us below what you are looking for.
        </EmptyState>
      ) : (
        <EmptyState heading="h3" title="No coaching packages available yet">
          Tell us below what you are looking for.
        </EmptyState>
      )
    }
  />
);
