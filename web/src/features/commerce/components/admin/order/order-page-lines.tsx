import type { AdminOrder, OrderLine } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { OrderSums } from '../../order/order-sums.tsx';

const looks: Readonly<Record<OrderLine['status'], { readonly look: StatusProps['look']; readonly label: string }>> = {
  open: { look: 'scheduled', label: 'Not delivered' },
  granted: { look: 'published', label: 'Delivered' },
  refunded: { look: 'archived', label: 'Taken back' },
};

const Line = ({ line: { ebook_id, title, price, paid, status } }: { readonly line: OrderLine }) => (
  <tr className="border-t border-line align-baseline">
    <th scope="row" className="py-3 pr-4 text-left font-normal">
      <TextLink to={href('ebook', { id: ebook_id })} className="wrap-anywhere text-ink hover:text-accent">
        {title}
      </TextLink>
      <span className="mt-1 block">
        <Status look={looks[status].look}>{looks[status].label}</Status>
      </span>
    </th>
    <td className="py-3 text-right font-mono">
      {formatPrice(paid)}
      {paid !== price && <s className="block text-12 text-muted">{formatPrice(price)}</s>}
    </td>
  </tr>
);

/** The ebooks of an order, what became of each, and what they cost. */
export const OrderPageLines = ({ order }: { readonly order: AdminOrder }) => (
  <>
    <table className="mb-4 w-full">
      <caption className="sr-only">Ebooks of this order</caption>
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            Ebook
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            Paid
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <Line key={line.ebook_id} line={line} />
        ))}
      </tbody>
    </table>
    <div className="border-t border-line pt-4">
      <OrderSums order={order} />
    </div>
  </>
);
