import { CustomAttributeType, Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { itemKey } from '#lib/table/keys.ts';

/** Totals over all orders. */
export const purchaseCounter = defineCounter('purchases');
export const orderCounter = defineCounter('orders');
export const revenueCounter = defineCounter('revenue_cents');
export const refundCounter = defineCounter('refunded_cents');

/** How much of an order has been counted, so counting again, or counting a stale state, adds nothing. */
export const OrderFiguresEntity = new Entity(
  {
    model: { entity: 'order-figures', version: '1', service: 'rampart' },
    attributes: {
      order_id: text,
      /** 1 once the order is counted. */
      orders: number,
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
