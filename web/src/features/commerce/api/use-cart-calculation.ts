import { useEffect } from 'react';
import { useApi } from '#web/lib/api/swr.ts';
import { useCart } from '#web/lib/cart/cart.ts';
import { toast } from '#web/lib/toast.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';

/**
 * The price of the cart, recalculated whenever its items, the code or the user change. The previous figures stay
 * meanwhile (`isUpdating`), and are dropped on failure: nobody should pay based on those of another cart.
 */
export function useCartCalculation() {
  const { items, code } = useCart();
  const ebook_ids = items.map(({ id }) => id);
  const { data, error, mutate } = useApi(items.length > 0 ? 'POST /cart/calculate' : null, {
    body: { ebook_ids, ...(code && { discount_code: code }) },
  });
  const { latest: calculation, isUpdating } = useKeepPrevious({ data, error });
  useEffect(() => {
    if (error) toast.error('Failed to calculate cart total');
  }, [error]);
  return { calculation, error, isUpdating, retry: () => mutate() };
}
