import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { loadFailed } from '../api/coaching-packages.ts';
import { PackageCard } from './package-card.tsx';
import { gridClasses, PackageListSkeleton } from './package-list-skeleton.tsx';

export interface PackageListProps {
  readonly packages: readonly CoachingPackage[] | undefined;
  readonly error: unknown;
  readonly isUpdating: boolean;
  readonly isNarrowed: boolean;
  readonly onRetry: () => unknown;
  readonly onClear: () => void;
}

/** The packages that match, or why there are none. */
export function PackageList({ packages, error, isUpdating, isNarrowed, onRetry, onClear }: PackageListProps) {
  if (error && (!packages || isUpdating))
    return <FailedState heading="h3" title={loadFailed} error={error} onRetry={onRetry} />;
  if (!packages) return <PackageListSkeleton />;
  if (packages.length > 0)
    return (
      <ul
        className={`${gridClasses} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
        aria-busy={isUpdating || undefined}
      >
        {packages.map((offer) => (
          <PackageCard key={offer.id} offer={offer} />
        ))}
      </ul>
    );
  return isNarrowed ? (
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
  );
}
