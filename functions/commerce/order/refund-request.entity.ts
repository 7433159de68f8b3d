import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

export const requestCounter = defineCounter('refund_requests');

/** Orders whose guarantee was claimed, for the back-office list; the reason is stored on the order. */
export const RefundRequestEntity = new Entity(
  {
    model: { entity: 'refund-request', version: '1', service: 'rampart' },
    attributes: { order_id: { type: 'string', required: true }, requested_at: { type: 'string', required: true } },
    indexes: {
      ofOrder: itemKey(['order_id']),
      allByTime: { scope: 'refund-requests', ...indexKey(3, [], ['requested_at', 'order_id']) },
    },
  },
  tableConfiguration,
);
