import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many orders were paid, what they brought, what went back, and how many requests wait. */
export function OrderSummary() {
  const { data, error } = useApi('GET /admin/orders/summary');
  const tiles = [
    ['Paid orders', data && formatCount(data.paid_orders)],
    ['Revenue', data && formatPrice(data.revenue)],
    ['Refunded', data && formatPrice(data.refunded)],
    ['Refund requests', data && formatCount(data.refund_requests)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
