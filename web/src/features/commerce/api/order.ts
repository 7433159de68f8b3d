import type { Order } from '#shared/commerce/order.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** Polling interval of a pending order: the payment may arrive while it is shown. Milliseconds. */
const whilePending = 5000;

/** One of the user's orders; polled while its payment is pending. */
export const useOrder = (id: string) =>
  useApi(
    'GET /user/orders/{id}',
    { params: { id } },
    {
      refreshInterval: (order?: Order) => (order?.status === 'pending' ? whilePending : 0),
    },
  );
