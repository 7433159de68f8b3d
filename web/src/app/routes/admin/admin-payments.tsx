import { Plus } from 'lucide-react';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { isFound } from '#web/features/commerce/api/gateway-words.ts';
import { GatewayList } from '#web/features/commerce/components/admin/gateway-list.tsx';
import { GatewaySummary } from '#web/features/commerce/components/admin/gateway-summary.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** Payment gateways. The server sends all of them at once: they are counted and searched here. */
export function AdminPaymentsPage() {
  useTitle('Payment gateways');
  const adding = useAdding();
  const { search, typed, set, trail } = useListFilters();
  const page = useApiPage('GET /admin/payment-gateways');
  const items = page.data?.items.filter((gateway) => isFound(gateway, typed));
  const found = items && { items, next: undefined, total: items.length };
  return (
    <AdminFrame title="Payment gateways">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Payment gateways</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add gateway
        </Button>
      </div>
      <GatewaySummary gateways={page.data?.items} isFailed={page.error !== undefined} />
      <search className="my-5 block sm:max-w-120">
        <SearchBox
          label="Search gateways"
          placeholder="Name or provider"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
      </search>
      <GatewayList
        page={{ ...page, data: found }}
        trail={trail}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={search ? 'No gateway matches' : 'No payment gateways yet'}>
            {search ? 'Try another word.' : 'Until one is enabled, payments use the keys of the environment.'}
          </EmptyState>
        }
        loadPage={async () => {
          const gateways = await api('GET /admin/payment-gateways');
          return { items: gateways.filter((gateway) => isFound(gateway, typed)) };
        }}
      />
    </AdminFrame>
  );
}
