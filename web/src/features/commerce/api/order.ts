import type { Order } from '#shared/commerce/order.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** A payment may arrive while its order is looked at. Milliseconds. */
const whilePending = 5000;

/** One order of the signed-in person; looked at again while its payment is on the way. */
export const useOrder = (id: string) =>
  useApi(
    'GET /user/orders/{id}',
    { params: { id } },
    {
      refreshInterval: (order?: Order) => (order?.status === 'pending' ? whilePending : 0),
    },
  );
