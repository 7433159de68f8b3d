import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** Orders whose guarantee was claimed, for the back-office's list; what was said is on the order. */
export const RefundRequestEntity = new Entity(
  {
    model: { entity: 'refund-request', version: '1', service: 'rampart' },
    attributes: { order_id: { type: 'string', required: true }, requested_at: { type: 'string', required: true } },
    indexes: {
      ofOrder: {
        pk: { field: 'pk', composite: ['order_id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
      inTimeOrder: {
        index: 'gsi3',
        scope: 'refund-requests',
        pk: { field: 'gsi3pk', composite: [], casing: 'none' },
        sk: { field: 'gsi3sk', composite: ['requested_at', 'order_id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
