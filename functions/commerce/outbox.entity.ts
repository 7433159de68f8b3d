import { CustomAttributeType, Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** What has to happen after an order's change, kept in the change's own transaction. */
export type Task =
  /** Mail the receipt. */
  | { readonly kind: 'receipt' }
  /** Bring the counters up to what the order says. */
  | { readonly kind: 'figures' }
  /** Ask the gateway for a refund that is written down as requested. */
  | { readonly kind: 'refund'; readonly refund_id: string }
  /** Tell the buyer of money that is on its way back. */
  | { readonly kind: 'refund-mail'; readonly refund_id: string };

/** A task of an order, waiting for its turn or, after too many failures, for a person. */
export const OutboxEntity = new Entity(
  {
    model: { entity: 'outbox', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      order_id: { type: 'string', required: true },
      task: { type: CustomAttributeType<Task>('any'), required: true },
      state: { type: ['waiting', 'parked'] as const, required: true },
      /** When it may be tried next, ISO 8601. Whoever works on it moves this ahead first: that is the lease. */
      due: { type: 'string', required: true },
      /** Tries begun so far. */
      attempts: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: { field: 'pk', composite: ['id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
      byTurn: {
        index: 'gsi1',
        scope: 'outbox',
        pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['due', 'id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
