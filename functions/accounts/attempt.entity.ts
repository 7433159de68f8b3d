import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** Failed sign-ins of one kind; the key is a hash, so that the table lists no addresses of people or machines. */
export const AttemptEntity = new Entity(
  {
    model: { entity: 'attempt', version: '1', service: 'rampart' },
    attributes: {
      key: { type: 'string', required: true },
      failures: { type: 'number', required: true },
      /** Milliseconds; from then on the failures are forgotten. */
      expires_at: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      howOftenDidThisFail: {
        pk: { field: 'pk', composite: ['key'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  tableConfiguration,
);
