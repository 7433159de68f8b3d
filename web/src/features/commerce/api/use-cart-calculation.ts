import { useEffect } from 'react';
import { useCart } from '#web/lib/cart.ts';
import { useApi } from '#web/lib/swr.ts';
import { toast } from '#web/lib/toast.ts';

/** What the cart costs, asked anew whenever its items, the code or the person change. The last figures stay meanwhile. */
export function useCartCalculation() {
  const { items, code } = useCart();
  const ebook_ids = items.map(({ id }) => id);
  const answer = useApi(
    items.length > 0 ? 'POST /cart/calculate' : null,
    { body: { ebook_ids, ...(code && { discount_code: code }) } },
    { keepPreviousData: true },
  );
  const { error } = answer;
  useEffect(() => {
    if (error) toast.error('Failed to calculate cart total');
  }, [error]);
  return answer;
}
