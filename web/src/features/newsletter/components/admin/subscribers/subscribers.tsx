import { type SubscriberSource, subscriberSources, subscriberStates } from '#shared/newsletter/choices.ts';
import { sourceLabels, stateLabels } from '#shared/newsletter/subscriber-words.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import type { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { ImportButton } from '../import/import-button.tsx';
import { suppressionsQuery } from '../suppressions/suppressions-place.ts';
import { SubscriberList } from './subscriber-list.tsx';

export interface SubscribersProps {
  readonly filters: ReturnType<typeof useListFilters>;
}

const states = [
  { value: '', label: 'Pending and confirmed' },
  ...subscriberStates.map((value) => ({ value, label: stateLabels[value] })),
];
const sources = [
  { value: '', label: 'All sources' },
  ...subscriberSources.map((value: SubscriberSource) => ({ value, label: sourceLabels[value] })),
];

/** The subscribers, narrowed down by state and source. */
export function Subscribers({ filters: { search, typed, chosen, set, trail } }: SubscribersProps) {
  const state = chosen('state', subscriberStates);
  const source = chosen('source', subscriberSources);
  const filter = { search: typed, state, source };
  const query = { limit: 25, cursor: trail.cursor, ...filter };
  const page = useApiPage('GET /admin/newsletter-subscribers', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || state !== undefined || source !== undefined;
  return (
    <>
      <div className="mb-4 grid grid-cols-2 gap-3 sm:flex">
        <Select
          isLabelHidden
          label="State"
          options={states}
          value={state ?? ''}
          onChange={(event) => set('state', event.target.value)}
          className="max-sm:col-span-2 sm:w-60"
        />
        <Select
          isLabelHidden
          label="Source"
          options={sources}
          value={source ?? ''}
          onChange={(event) => set('source', event.target.value)}
          className="max-sm:col-span-2 sm:w-44"
        />
        <div className="flex flex-wrap gap-1 max-sm:col-span-2 sm:ml-auto">
          <ImportButton />
          <ButtonLink to={{ search: suppressionsQuery }} variant="quiet">
            Suppression list
          </ButtonLink>
        </div>
      </div>
      <SubscriberList
        filter={filter}
        page={page}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No subscriber matches' : 'No subscribers yet'}>
            {isFiltered
              ? 'A search finds the beginning of an address. Try another one, or all states and sources.'
              : 'People who sign up on the site are listed here. They count once they follow the link in their mail.'}
          </EmptyState>
        }
        loadPage={(cursor) =>
          apiPage('GET /admin/newsletter-subscribers', { query: { ...filter, limit: 100, cursor } })
        }
        startExport={() => api('POST /admin/newsletter-subscribers/export', { body: filter })}
      />
    </>
  );
}
