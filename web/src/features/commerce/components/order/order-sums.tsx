import type { Order } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';

const row = 'flex items-baseline justify-between gap-4';

/** Subtotal, discount, total, and refunds. */
export const OrderSums = ({ order }: { readonly order: Order }) => (
  <dl className="ml-auto grid w-full gap-2 text-14 sm:w-80">
    <div className={row}>
      <dt>Subtotal</dt>
      <dd className="font-mono">{formatPrice(order.subtotal)}</dd>
    </div>
    {order.discount_amount > 0 && (
      <div className={`${row} font-strong text-accent`}>
        <dt>{order.applied_discount ?? 'Discount'}</dt>
        <dd className="font-mono">−{formatPrice(order.discount_amount)}</dd>
      </div>
    )}
    <div className={`${row} mt-1 border-t border-line pt-3 text-18`}>
      <dt className="font-semibold">Total ({order.currency.toUpperCase()})</dt>
      <dd className="font-mono font-medium">{formatPrice(order.total)}</dd>
    </div>
    {order.refunded > 0 && (
      <div className={row}>
        <dt>Refunded</dt>
        <dd className="font-mono">−{formatPrice(order.refunded)}</dd>
      </div>
    )}
  </dl>
);
