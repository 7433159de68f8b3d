import { formatItems } from '#shared/kernel/format.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** Things that wait for an admin, and how screen readers call them. */
export interface Waiting {
  readonly count: number;
  readonly label: string;
}

/** What waits in each section. Nothing is shown while it is unknown: the section itself says what failed. */
export function useWaiting(): Partial<Record<PageName, Waiting>> {
  const { may } = useSession();
  const { data: orders } = useApi(may('admin:orders') ? 'GET /admin/orders/summary' : null);
  const { data: inquiries } = useApi(may('admin:inquiries') ? 'GET /admin/inquiries/summary' : null);
  const requests = orders?.refund_requests ?? 0;
  return {
    adminOrders: { count: requests, label: `${formatItems(requests, 'refund request')} waiting` },
    adminInquiries: { count: inquiries?.new ?? 0, label: `${inquiries?.new ?? 0} new` },
  };
}
