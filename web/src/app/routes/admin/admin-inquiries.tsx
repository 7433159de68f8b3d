import { inquiryKinds, inquiryStates } from '#shared/inquiries/choices.ts';
import { kindLabels, stateLabels } from '#shared/inquiries/inquiry-columns.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { InquiryList } from '#web/features/inquiries/components/admin/inquiry-list.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const kinds = [
  { value: '', label: 'All forms' },
  ...inquiryKinds.map((value) => ({ value, label: kindLabels[value] })),
];

function Inquiries({ filters: { search, typed, trail, chosen } }: { filters: ReturnType<typeof useListFilters> }) {
  const [state, kind] = [chosen('state', inquiryStates), chosen('kind', inquiryKinds)];
  const filters = { state, kind, search: typed };
  const query = { limit: 25, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/inquiries', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || state !== undefined || kind !== undefined;
  return (
    <InquiryList
      filter={filters}
      page={page}
      trail={trail}
      empty={
        <EmptyState title={isFiltered ? 'No inquiry matches' : 'No inquiries yet'}>
          {isFiltered
            ? 'Try the beginning of a name or an address, another state, or all forms.'
            : 'What visitors send through the contact, coaching and advertising forms is listed here.'}
        </EmptyState>
      }
      loadPage={(cursor) => apiPage('GET /admin/inquiries', { query: { ...filters, limit: 100, cursor } })}
      startExport={() => api('POST /admin/inquiries/export', { body: filters })}
    />
  );
}

/** What visitors have sent through the site's forms. */
export function AdminInquiriesPage() {
  useTitle('Inquiries');
  const filters = useListFilters();
  const { chosen, set } = filters;
  const { data: counts } = useApi('GET /admin/inquiries/summary');
  const content = <Inquiries filters={filters} />;
  return (
    <AdminFrame title="Inquiries">
      <div className="pb-5">
        <h1 className="text-28!">Inquiries</h1>
        <p className="mt-1 text-muted">What is done is deleted half a year after it was last changed.</p>
      </div>
      <search className="mb-5 grid grid-cols-[1fr_148px] gap-3 sm:grid-cols-[1fr_200px]">
        <SearchBox
          label="Search inquiries"
          placeholder="Name or email"
          hotkey
          value={filters.search}
          onChange={(event) => set('search', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Form"
          options={kinds}
          value={chosen('kind', inquiryKinds) ?? ''}
          onChange={(event) => set('kind', event.target.value)}
        />
      </search>
      <Tabs
        label="State"
        value={chosen('state', inquiryStates) ?? 'all'}
        onChange={(value) => set('state', value === 'all' ? '' : value)}
        tabs={[
          { value: 'all', label: 'All', content },
          ...inquiryStates.map((value) => ({ value, label: stateLabels[value], count: counts?.[value], content })),
        ]}
      />
    </AdminFrame>
  );
}
