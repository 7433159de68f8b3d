import { orderStatuses } from '#shared/commerce/order-statuses.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { OrderList } from '#web/features/commerce/components/admin/order/order-list.tsx';
import { OrderSummary } from '#web/features/commerce/components/admin/order/order-summary.tsx';
import { RequestList } from '#web/features/commerce/components/admin/order/request-list.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
  { value: 'partially_refunded', label: 'Partially refunded' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'expired', label: 'Expired' },
  { value: 'refused', label: 'Refused' },
];

interface TabProps {
  readonly filters: ReturnType<typeof useListFilters>;
}

function Orders({ filters: { search, typed, trail, chosen } }: TabProps) {
  const status = chosen('status', orderStatuses);
  const filters = { status, search: typed };
  const query = { limit: 25, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/orders', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || status !== undefined;
  return (
    <OrderList
      page={page}
      trail={trail}
      empty={
        <EmptyState title={isFiltered ? 'No order matches' : 'No orders yet'}>
          {isFiltered
            ? 'Try the beginning of a number, an address or a title, or all statuses.'
            : 'The first sale appears here.'}
        </EmptyState>
      }
      loadPage={(cursor) => apiPage('GET /admin/orders', { query: { ...filters, limit: 100, cursor } })}
      startExport={() => api('POST /admin/orders/export', { body: filters })}
    />
  );
}

function Requests({ filters: { search, typed, trail } }: TabProps) {
  const filters = { refund_requested: 'true', search: typed } as const;
  const query = { limit: 25, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/orders', { query }, { keepPreviousData: true });
  return (
    <RequestList
      page={page}
      trail={trail}
      empty={
        <EmptyState title={search ? 'No request matches' : 'No requests waiting'}>
          {search ? 'Try another word.' : 'When a buyer claims the guarantee, it is listed here, the oldest first.'}
        </EmptyState>
      }
      loadPage={(cursor) => apiPage('GET /admin/orders', { query: { ...filters, limit: 100, cursor } })}
    />
  );
}

/** Orders, and the requests for refunds among them. */
export function AdminOrdersPage() {
  useTitle('Orders');
  const filters = useListFilters();
  const summary = useApi('GET /admin/orders/summary');
  const tab = filters.chosen('tab', ['requests']) ?? 'orders';
  return (
    <AdminFrame title="Orders">
      <h1 className="pb-5 text-28!">Orders</h1>
      <OrderSummary />
      <div className="mt-5">
        <Tabs
          label="Orders"
          value={tab}
          onChange={(value) => filters.set('tab', value === 'requests' ? value : '')}
          aside={
            <>
              <SearchBox
                label="Search orders"
                placeholder="Number, email or title"
                hotkey
                value={filters.search}
                onChange={(event) => filters.set('search', event.target.value)}
                className="sm:w-70"
              />
              {tab === 'orders' && (
                <Select
                  isLabelHidden
                  label="Status"
                  options={statuses}
                  value={filters.chosen('status', orderStatuses) ?? ''}
                  onChange={(event) => filters.set('status', event.target.value)}
                  className="w-37 flex-none sm:w-44"
                />
              )}
            </>
          }
          tabs={[
            { value: 'orders', label: 'All orders', content: <Orders filters={filters} /> },
            {
              value: 'requests',
              label: 'Refund requests',
              count: summary.data?.refund_requests,
              content: <Requests filters={filters} />,
            },
          ]}
        />
      </div>
    </AdminFrame>
  );
}
