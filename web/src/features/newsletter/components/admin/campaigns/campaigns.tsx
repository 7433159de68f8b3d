import { newsletterStatuses } from '#shared/newsletter/choices.ts';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import type { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { CampaignList } from './campaign-list.tsx';
import { campaignStateLabels } from './campaign-state.tsx';

export interface CampaignsProps {
  readonly filters: ReturnType<typeof useListFilters>;
}

const statuses = [
  { value: '', label: 'All statuses' },
  ...newsletterStatuses.map((value) => ({ value, label: campaignStateLabels[value] })),
];

/** The newsletters as admins manage them, narrowed down by words and status. */
export function Campaigns({ filters: { search, typed, chosen, set, trail } }: CampaignsProps) {
  const status = chosen('status', newsletterStatuses);
  const filter = { search: typed, status };
  const query = { limit: 24, cursor: trail.cursor, ...filter };
  const page = useApiPage('GET /admin/newsletters', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || status !== undefined;
  return (
    <>
      <Select
        isLabelHidden
        label="Status"
        options={statuses}
        value={status ?? ''}
        onChange={(event) => set('status', event.target.value)}
        className="mb-4 sm:w-44"
      />
      <CampaignList
        page={page}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No newsletter matches' : 'No newsletters yet'}>
            {isFiltered
              ? 'Subjects and first sentences are searched. Try another word, or all statuses.'
              : 'The newsletters you write are listed here, newest first.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/newsletters', { query: { ...filter, limit: 100, cursor } })}
      />
    </>
  );
}
