import { CustomAttributeType, Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { defineDaily } from '#lib/table/daily.ts';
import { itemKey } from '#lib/table/keys.ts';

/** Totals over all orders. */
export const purchaseCounter = defineCounter('purchases');
export const orderCounter = defineCounter('orders');
export const revenueCounter = defineCounter('revenue_cents');
export const refundCounter = defineCounter('refunded_cents');

/** By day: `orders` when they were paid; `revenue` after refunds and `refunded`, in cents, when the money moved. */
export const dailySales = defineDaily('sales');
/** Copies sold by day, each under its ebook's id. A copy that is returned leaves the day that it was sold on. */
export const dailyCopies = defineDaily('copies');

/** How much of an order has been counted, so counting again, or counting a stale state, adds nothing. */
export const OrderFiguresEntity = new Entity(
  {
    model: { entity: 'order-figures', version: '1', service: 'rampart' },
    attributes: {
      order_id: text,
      /** 1 once the order is counted. */
      orders: number,
      /** The day of the sale, as first counted. Missing from orders that are older than the figures by day. */
      day: { type: 'string' },
      /** Cents. */
      revenue: number,
      /** Cents. Missing from figures that are older than their counter. */
      refunded: { type: 'number' },
      /** Ebooks counted as sold. */
      books: { type: CustomAttributeType<readonly string[]>('any'), required: true },
      revision: number,
    },
    indexes: {
      ofOrder: itemKey(['order_id']),
    },
  },
  tableConfiguration,
);
