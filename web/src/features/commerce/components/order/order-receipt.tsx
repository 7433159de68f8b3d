import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import type { Order } from '#shared/commerce/order.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { statusWord } from '../../api/order-status.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';

export interface OrderReceiptProps {
  readonly order: Order;
  readonly buyer: { readonly name: string; readonly email: string };
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-14 text-muted">{label}</dt>
    <dd className="mt-0.5 text-14 wrap-anywhere">{children}</dd>
  </div>
);

const Moment = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso} className="font-mono text-14">
    {formatDateTime(iso)}
  </time>
);

const Facts = ({ order, buyer }: OrderReceiptProps) => (
  <dl className="mt-7 mb-9 grid gap-x-10 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
    <Fact label="Order number">
      <span className="font-mono">{order.id}</span>
    </Fact>
    <Fact label="Billed to">
      <bdi>{buyer.name}</bdi>
      <br />
      {buyer.email}
    </Fact>
    <Fact label="Ordered">
      <Moment iso={order.created_at} />
    </Fact>
    {order.paid_at ? (
      <Fact label={order.total > 0 ? 'Paid' : 'Delivered'}>
        <Moment iso={order.paid_at} />
      </Fact>
    ) : (
      <Fact label="Status">{statusWord(order).word}</Fact>
    )}
    {order.terms_accepted_at && (
      <Fact label="Terms accepted, immediate delivery requested">
        <Moment iso={order.terms_accepted_at} />
      </Fact>
    )}
  </dl>
);

/** A printable order: seller, buyer, lines and prices. A receipt once paid. */
export function OrderReceipt({ order, buyer }: OrderReceiptProps) {
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface p-5 sm:p-10 print:rounded-none print:border-0 print:bg-transparent print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-3 border-ink pb-4">
        <h2 id={heading}>{order.paid_at ? 'Receipt' : 'Order'}</h2>
        <p className="font-serif text-18 font-semibold">{brand.legalName}</p>
      </header>
      <Facts order={order} buyer={buyer} />
      <OrderLines order={order} />
      <div className="border-t border-line pt-5">
        <OrderSums order={order} />
      </div>
    </article>
  );
}
