import type { ReactNode } from 'react';
import { coachingLevels, coachingTypeLabels, coachingTypes } from '#shared/coaching/choices.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { Select } from '#web/components/ui/form/select.tsx';
import { useAddressFilters } from '#web/lib/list/use-address-filters.ts';
import { type CoachingFilters, noFilters, readFilters } from '../api/coaching-filters.ts';
import { useCoachingPackages } from '../api/coaching-packages.ts';
import { PackageList } from './package-list.tsx';

const types = [
  { value: '', label: 'All types' },
  ...coachingTypes.map((value) => ({ value, label: coachingTypeLabels[value] })),
];
const levels = [{ value: '', label: 'All levels' }, ...coachingLevels.map((value) => ({ value, label: value }))];

const format = { none: noFilters, read: readFilters };

/** Advisory Services: the packages, and below them the page's own content (the form). */
export function CoachingView({ children }: { readonly children: ReactNode }) {
  const { filters, change, clear } = useAddressFilters(format);
  const { packages, error, isUpdating, retry } = useCoachingPackages(filters);
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Advisory Services</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Sessions on your framework, your prompts, your next audit. You do the work, and go through it with an adviser
        line by line.
      </p>
      <section aria-labelledby="packages">
        <h2 id="packages" className="sr-only">
          Coaching packages
        </h2>
        <div className="shelf-edge mt-6 mb-5 grid grid-cols-2 items-end gap-x-4 gap-y-3 pt-4 sm:grid-cols-[220px_220px_1fr]">
          <Select
            label="Type"
            options={types}
            value={filters.type}
            onChange={(event) => change({ type: event.target.value as CoachingFilters['type'] })}
          />
          <Select
            label="Level"
            options={levels}
            value={filters.level}
            onChange={(event) => change({ level: event.target.value as CoachingFilters['level'] })}
          />
          <p role="status" className="col-span-2 flex min-h-10 items-center text-14 sm:col-span-1 sm:justify-end">
            {packages && formatItems(packages.length, 'package')}
          </p>
        </div>
        <PackageList
          {...{ packages, error, isUpdating }}
          isNarrowed={filters.type !== '' || filters.level !== ''}
          onRetry={retry}
          onClear={clear}
        />
      </section>
      {children}
    </div>
  );
}
