import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#shared/commerce/order.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { OrderList } from '#web/features/commerce/components/admin/order-list.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useCursorTrail } from '#web/lib/api/cursor-trail.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { withFilters } from '#web/lib/list/filter-query.ts';
import { useTitle } from '#web/lib/use-title.ts';

const filters = [
  { value: '', label: 'All orders' },
  { value: 'refund', label: 'Refund requested' },
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
  { value: 'partially_refunded', label: 'Partially refunded' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'expired', label: 'Expired' },
  { value: 'refused', label: 'Refused' },
] as const;
type Filter = (typeof filters)[number]['value'];

const filterOf = (value: string | null): Filter => filters.find((filter) => filter.value === value)?.value ?? '';

function queryOf(filter: Filter): { status?: OrderStatus; refund_requested?: 'true' } {
  if (filter === '') return {};
  return filter === 'refund' ? { refund_requested: 'true' } : { status: filter };
}

/** Orders: receipts, refunds and refund requests. */
export function AdminOrdersPage() {
  useTitle('Orders');
  const [params, setParams] = useSearchParams();
  const trail = useCursorTrail();
  const filter = filterOf(params.get('show'));
  const query = { limit: 25, cursor: trail.cursor, ...queryOf(filter) };
  const page = useApiPage('GET /admin/orders', { query }, { keepPreviousData: true });
  const choose = (value: string) => {
    trail.reset();
    setParams((before) => withFilters(before, { show: value }), { replace: true });
  };
  return (
    <AdminFrame title="Orders">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-5">
        <h1 className="text-28!">Orders</h1>
        <Select
          label="Show"
          options={filters}
          value={filter}
          onChange={(event) => choose(event.target.value)}
          className="w-55"
        />
      </div>
      <OrderList
        page={page}
        trail={trail}
        empty={
          <EmptyState title={filter ? 'No order is like that' : 'No orders yet'}>
            {filter ? 'Choose another state to see more.' : 'The first sale appears here.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/orders', { query: { limit: 100, cursor, ...queryOf(filter) } })}
      />
    </AdminFrame>
  );
}
