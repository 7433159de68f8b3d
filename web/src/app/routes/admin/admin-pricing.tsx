import { Plus } from 'lucide-react';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { DiscountList } from '#web/features/commerce/components/admin/discount-list.tsx';
import { PlanList } from '#web/features/commerce/components/admin/plan-list.tsx';
import { PricingSummary } from '#web/features/commerce/components/admin/pricing-summary.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

interface TabProps {
  readonly filters: ReturnType<typeof useListFilters>;
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

const none = (isFiltered: boolean, noun: string, hint: string) => (
  <EmptyState title={isFiltered ? `No ${noun} matches` : `No ${noun}s yet`}>
    {isFiltered ? 'Try another word.' : hint}
  </EmptyState>
);

function Discounts({ filters: { search, typed, trail }, ...adding }: TabProps) {
  const query = { limit: 24, cursor: trail.cursor, search: typed };
  const page = useApiPage('GET /admin/discounts', { query }, { keepPreviousData: true });
  return (
    <DiscountList
      filter={{ search: typed }}
      {...adding}
      page={page}
      trail={trail}
      empty={none(search !== '', 'discount', 'Add one for larger carts, or one with a code.')}
      loadPage={(cursor) => apiPage('GET /admin/discounts', { query: { search: typed, limit: 100, cursor } })}
    />
  );
}

/** The server sends all plans at once: they are searched here. */
function Plans({ filters: { search, typed, trail }, ...adding }: TabProps) {
  const page = useApiPage('GET /admin/subscription-plans');
  const items = page.data?.items.filter(({ name }) => hasWords(wordsOf(name), typed));
  const found = items && { items, next: undefined, total: items.length };
  return (
    <PlanList
      {...adding}
      page={{ ...page, data: found }}
      trail={trail}
      empty={none(search !== '', 'plan', 'Add what visitors can subscribe to.')}
      loadPage={async () => {
        const plans = await api('GET /admin/subscription-plans');
        return { items: plans.filter(({ name }) => hasWords(wordsOf(name), typed)) };
      }}
    />
  );
}

/** Discounts with their codes, and subscription plans. */
export function AdminPricingPage() {
  useTitle('Pricing');
  const adding = useAdding();
  const filters = useListFilters();
  const tab = filters.chosen('tab', ['subscriptions']) ?? 'discounts';
  const props = { filters, isAdding: adding.isAdding, onAdded: adding.close };
  return (
    <AdminFrame title="Pricing">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Pricing</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          {tab === 'discounts' ? 'Add discount' : 'Add subscription'}
        </Button>
      </div>
      <PricingSummary />
      <div className="mt-5">
        <Tabs
          label="Pricing"
          value={tab}
          onChange={(value) => filters.set('tab', value === 'subscriptions' ? value : '')}
          aside={
            <SearchBox
              label="Search by name"
              placeholder={tab === 'discounts' ? 'Name or code' : 'Name'}
              hotkey
              value={filters.search}
              onChange={(event) => filters.set('search', event.target.value)}
              className="sm:w-70"
            />
          }
          tabs={[
            { value: 'discounts', label: 'Discounts', content: <Discounts {...props} /> },
            { value: 'subscriptions', label: 'Subscriptions', content: <Plans {...props} /> },
          ]}
        />
      </div>
    </AdminFrame>
  );
}
