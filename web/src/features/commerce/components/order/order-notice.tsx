import type { ReactNode } from 'react';
import type { Order } from '#shared/commerce/order.ts';
import type { OrderStatus } from '#shared/commerce/order-statuses.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { classNames } from '#web/lib/class-names.ts';

const grounds: Readonly<Record<Exclude<OrderStatus, 'paid'>, string>> = {
  pending: 'bg-scheduled-bg',
  expired: 'bg-archived-bg',
  partially_refunded: 'bg-draft-bg',
  refunded: 'bg-archived-bg',
  refused: 'bg-danger-bg',
};

const texts: Readonly<Record<Exclude<OrderStatus, 'paid'>, (order: Order) => ReactNode>> = {
  pending: () =>
    'Your payment has not arrived yet. This page updates automatically, and your ebooks will appear in My Library as soon as it has.',
  expired: () => (
    <>
      The payment was not completed in time, so nothing was charged.{' '}
      <TextLink to={href('marketplace', { openCart: 'true' })}>Open the cart</TextLink> to try again.
    </>
  ),
  partially_refunded: ({ refunded }) =>
    `${formatPrice(refunded)} was returned the way you paid. The ebooks marked as refunded were removed from your library.`,
  refunded: ({ refunded }) =>
    refunded > 0
      ? `${formatPrice(refunded)} was returned the way you paid. The ebooks of this order were removed from your library.`
      : 'This order was refunded. Its ebooks were removed from your library.',
  refused: () =>
    'The payment that arrived does not match this order. We are looking into it and will write to you; you do not need to do anything.',
};

/** What an order's status means for its buyer. A paid one needs no notice. */
export function OrderNotice({ order }: { readonly order: Order }) {
  const { status } = order;
  return (
    <div aria-live="polite">
      {status !== 'paid' && (
        <p className={classNames('no-print mb-5 rounded-control px-4 py-3.5 text-14', grounds[status])}>
          {texts[status](order)}
        </p>
      )}
    </div>
  );
}
