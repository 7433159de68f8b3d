import { readEnv } from '#lib/env.ts';
import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/kernel/money.ts';
import { href } from '#shared/pages/href.ts';
import type { OrderRecord, StoredRefund } from './order.repo.ts';

type Row = readonly [string, string];

const orderPage = ({ id }: OrderRecord) => ({
  label: 'View your order',
  url: readEnv('siteUrl').siteUrl + href('order', { id }),
});

function sumRows({ subtotal, discount_amount, applied_discount, total, currency }: OrderRecord): Row[] {
  const saved: Row[] = [
    [`Discount${applied_discount ? ` (${applied_discount})` : ''}`, `-${formatCents(discount_amount)}`],
  ];
  return [
    ['Subtotal', formatCents(subtotal)],
    ...(discount_amount > 0 ? saved : []),
    [`Total (${currency.toUpperCase()})`, formatCents(total)],
  ];
}

/** The law requires confirming the agreement on delivery in a durable form. */
const acceptance = ({ terms_accepted_at, total }: OrderRecord): string[] =>
  terms_accepted_at && total > 0
    ? [
        `With this order you accepted our terms (${readEnv('siteUrl').siteUrl}${href('terms')}) and asked us to deliver at once, knowing that your statutory right of withdrawal ends with the delivery. Our 30-day guarantee holds in addition.`,
      ]
    : [];

export const receiptOf = (order: OrderRecord): Letter =>
  letter({
    to: order.email,
    subject: `Your receipt for order ${order.id}`,
    paragraphs: [
      `Thank you for your purchase from ${brand.name}. Your books are in your library.`,
      `Order ${order.id}, paid on ${order.paid_at?.slice(0, 10)}.`,
      ...acceptance(order),
    ],
    table: [...order.lines.map(({ title, price }): Row => [title, formatCents(price)]), ...sumRows(order)],
    action: orderPage(order),
  });

const reasons: Record<StoredRefund['reason'], string> = {
  admin: 'The books named below are no longer in your library.',
  owned: 'You owned the books named below already, so you keep them and get the money for the second copies back.',
  outside: 'It reaches you the way you paid.',
  dispute: 'Your bank has returned this payment to you. The books named below are no longer in your library.',
};

const undelivered = 'The payment went back before any book was delivered.';

export function refundMailOf(order: OrderRecord, refund: StoredRefund): Letter {
  const titles = order.lines.filter(({ ebook_id }) => refund.lines.includes(ebook_id)).map(({ title }) => title);
  const isOver = order.status === 'refunded' && !order.paid_at;
  return letter({
    to: order.email,
    subject: `Your refund for order ${order.id}`,
    paragraphs: [
      `${formatCents(refund.amount)} of order ${order.id} goes back to you. ${isOver ? undelivered : reasons[refund.reason]}`,
      ...(titles.length > 0 ? [{ list: titles }] : []),
    ],
    action: orderPage(order),
  });
}

export const declineMailOf = (order: OrderRecord, note: string): Letter =>
  letter({
    to: order.email,
    subject: `Your refund request for order ${order.id}`,
    paragraphs: [
      `You asked for a refund of order ${order.id}. We have looked into it and cannot give you your money back this time.`,
      ...note.split(/\n{2,}/),
      `Your books stay in your library. If you see it differently, write to us: ${readEnv('siteUrl').siteUrl}${href('contact')}`,
    ],
    action: orderPage(order),
  });
