import { ChevronRight } from 'lucide-react';
import type { Order } from '#shared/commerce/order.ts';
import { formatDate, formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { orderTitle, statusWord } from '../../api/order-status.ts';

/** The grid of a row and of its skeleton: title, date, status, total; two lines on phones. */
export const orderRowClasses =
  'relative grid grid-cols-[1fr_auto_20px] items-center gap-x-4 gap-y-2 px-4 py-4 sm:grid-cols-[1fr_190px_100px_20px] sm:px-6';

/** One order in the list; the whole row links to it. */
export const OrderRow = ({ order }: { readonly order: Order }) => {
  const { word, look } = statusWord(order);
  return (
    <li className={`${orderRowClasses} border-t border-line first:border-0 hover:bg-sunken`}>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-1 sm:row-start-1">
        <h2 className="text-16! leading-snug!">
          <TextLink look="title" to={href('order', { id: order.id })} className="after:absolute after:inset-0">
            {orderTitle(order.lines)}
          </TextLink>
        </h2>
        <p className="mt-1 font-mono text-12 text-muted">
          <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
        </p>
      </div>
      <ChevronRight
        size={20}
        aria-hidden="true"
        className="col-start-3 row-span-2 text-muted sm:col-start-4 sm:row-span-1 sm:row-start-1"
      />
      <div className="col-start-1 flex flex-wrap gap-1.5 sm:col-start-2 sm:row-start-1">
        <Status look={look}>{word}</Status>
        {order.refund_request?.declined_at === null && <Status look="draft">Refund requested</Status>}
      </div>
      <p className="text-right font-mono text-16 font-medium sm:col-start-3 sm:row-start-1">
        <span className="sr-only">Total: </span>
        {formatPrice(order.total)}
      </p>
    </li>
  );
};
