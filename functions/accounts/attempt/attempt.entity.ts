import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * Attempts of one kind in a period, such as failed sign-ins; the key is a hash, so that the table lists no addresses of
 * people or machines.
 */
export const AttemptEntity = new Entity(
  {
    model: { entity: 'attempt', version: '1', service: 'rampart' },
    attributes: {
      key: { type: 'string', required: true },
      times: { type: 'number', required: true },
      /** Milliseconds; from then on they are forgotten. */
      expires_at: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      howOftenWasThisTried: itemKey(['key']),
    },
  },
  tableConfiguration,
);
