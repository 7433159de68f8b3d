import { recipientLabels } from '#shared/newsletter/recipient-columns.ts';
import type { Sending } from '#shared/newsletter/sending.ts';
import { recipientStates } from '#shared/newsletter/sending-choices.ts';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import type { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { RecipientList } from './recipient-list.tsx';

export interface RecipientsProps {
  readonly filters: ReturnType<typeof useListFilters>;
  readonly sending: Pick<Sending, 'newsletter_id'>;
}

const list = 'GET /admin/newsletters/{id}/recipients';
const states = [
  { value: '', label: 'All states' },
  ...recipientStates.map((value) => ({ value, label: recipientLabels[value] })),
];

/** Who gets a newsletter, or got it, narrowed down by state or to one address. */
export function Recipients({ filters, sending: { newsletter_id: id } }: RecipientsProps) {
  const { search, typed, chosen, set, trail } = filters;
  const state = chosen('state', recipientStates);
  const filter = { search: typed, state };
  const call = { params: { id }, query: { limit: 50, cursor: trail.cursor, ...filter } };
  const page = useApiPage(list, call, { keepPreviousData: true });
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox
          hotkey
          label="Search recipients"
          placeholder="Whole email address"
          maxLength={254}
          value={search}
          onChange={(event) => set('search', event.target.value)}
          className="max-sm:basis-full sm:max-w-80"
        />
        <Select
          isLabelHidden
          label="State"
          options={states}
          value={state ?? ''}
          onChange={(event) => set('state', event.target.value)}
          className="max-sm:basis-full sm:w-44"
        />
      </div>
      <RecipientList
        page={page}
        trail={trail}
        empty={
          page.data?.next ? (
            <EmptyState title="No recipient matches so far">
              There are more to look through. Choose Next to go on.
            </EmptyState>
          ) : (
            <EmptyState title={isFiltered ? 'No recipient matches' : 'No recipients yet'}>
              {isFiltered
                ? 'An address is found once it is whole and its mail was tried. Try another one, or all states.'
                : 'They are listed here as soon as they are counted, and kept for thirteen months.'}
            </EmptyState>
          )
        }
        loadPage={(cursor) => apiPage(list, { params: { id }, query: { ...filter, limit: 100, cursor } })}
        startExport={() => api('POST /admin/newsletters/{id}/recipients/export', { params: { id }, body: filter })}
      />
    </>
  );
}
