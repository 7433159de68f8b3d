import type { Order, OrderLine } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';

/** Owned books link to their page. Refunded or undelivered ones are only a title. */
const Title = ({ line }: { readonly line: OrderLine }) =>
  line.status === 'granted' ? (
    <TextLink to={href('ebook', { id: line.ebook_id })} className="text-ink hover:text-accent print:no-underline">
      {line.title}
    </TextLink>
  ) : (
    line.title
  );

const Line = ({ line, isPaid }: { readonly line: OrderLine; readonly isPaid: boolean }) => (
  <tr className="border-t border-line align-baseline">
    <th scope="row" className="py-3.5 pr-4 text-left font-normal">
      <Title line={line} />
      {isPaid && line.status === 'refunded' && (
        <span className="ml-2.5">
          <Status look="archived">Refunded</Status>
        </span>
      )}
      {isPaid && line.status === 'open' && (
        <span className="block text-14 text-muted">Not delivered with this order, so you will be refunded.</span>
      )}
      {line.paid !== line.price && (
        <span className="block text-14 text-muted">{formatPrice(line.paid)} after the discount</span>
      )}
    </th>
    <td className="py-3.5 text-right font-mono">{formatPrice(line.price)}</td>
  </tr>
);

/** The ebooks of an order with their prices at the time. */
export const OrderLines = ({ order }: { readonly order: Order }) => (
  <table className="w-full">
    <caption className="sr-only">Ebooks of this order</caption>
    <thead className="text-14 text-muted">
      <tr>
        <th scope="col" className="pb-2 text-left font-normal">
          Ebook
        </th>
        <th scope="col" className="pb-2 text-right font-normal">
          Price
        </th>
      </tr>
    </thead>
    <tbody>
      {order.lines.map((line) => (
        <Line key={line.ebook_id} line={line} isPaid={order.paid_at !== null} />
      ))}
    </tbody>
  </table>
);
