import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';

/** How many discounts there are, of which type, and how many plans. */
export function PricingSummary() {
  const discounts = useApi('GET /admin/discounts/summary');
  const plans = useApiPage('GET /admin/subscription-plans');
  const counted = discounts.data;
  const tiles = [
    ['Discounts', counted && formatCount(counted.total)],
    ['Plans', plans.data && formatCount(plans.data.items.length)],
    ['Percentage discounts', counted && formatCount(counted.percentage)],
    ['Fixed discounts', counted && formatCount(counted.fixed)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={(discounts.error ?? plans.error) !== undefined} />;
}
