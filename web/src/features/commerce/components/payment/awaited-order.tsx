import { useOrder } from '../../api/order.ts';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderSums } from '../order/order-sums.tsx';
import { BookRowSkeleton } from './book-row-skeleton.tsx';

/** What a payment is for that has not arrived, or never will. Left out when it cannot be loaded. */
export function AwaitedOrder({ id }: { readonly id: string }) {
  const { data: order, error } = useOrder(id);
  if (!order) return error ? null : <BookRowSkeleton />;
  return (
    <div className="py-5">
      <OrderLines order={order} />
      <div className="mt-4">
        <OrderSums order={order} />
      </div>
    </div>
  );
}
