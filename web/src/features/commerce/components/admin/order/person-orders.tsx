import type { Order } from '#shared/commerce/order.ts';
import { titlesOf } from '#shared/commerce/order-columns.ts';
import { formatDateTime, formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { RecordRow, RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { OrderStatus } from './order-status.tsx';

/** The newest orders of a person. */
export const PersonOrders = ({ orders }: { readonly orders: readonly Order[] }) => (
  <RecordSection title="Orders" {...(orders.length === 0 && { empty: 'No orders yet' })}>
    <ul>
      {orders.map((order) => (
        <RecordRow
          key={order.id}
          title={
            <TextLink look="title" to={href('adminOrder', { id: order.id })}>
              {titlesOf(order)}
            </TextLink>
          }
          text={
            <>
              {formatDateTime(order.created_at)}
              <span className="block font-mono break-all">{order.id}</span>
            </>
          }
          aside={
            <>
              <OrderStatus order={order} />
              <span className="mt-1 block font-mono">{formatPrice(order.total)}</span>
            </>
          }
        />
      ))}
    </ul>
  </RecordSection>
);
