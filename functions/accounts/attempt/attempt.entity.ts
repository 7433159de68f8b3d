import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * Attempts of one kind in a period, such as failed sign-ins. The key is a hash: the table lists no email addresses and
 * no IP addresses.
 */
export const AttemptEntity = new Entity(
  {
    model: { entity: 'attempt', version: '1', service: 'rampart' },
    attributes: {
      key: text,
      times: number,
      /** Milliseconds; from then on the attempts no longer count. */
      expires_at: number,
      ttl: number,
    },
    indexes: {
      howOftenWasThisTried: itemKey(['key']),
    },
  },
  tableConfiguration,
);
