import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { suppressionReasons } from '#shared/newsletter/choices.ts';

/** An address that gets no newsletter: mail to it bounced permanently, its owner reported it as spam, or an admin entered it. */
export const SuppressionEntity = new Entity(
  {
    model: { entity: 'suppression', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      reason: { type: suppressionReasons, required: true },
      at: text,
    },
    indexes: {
      isSuppressed: itemKey(['email']),
      allByTime: { scope: 'suppressions', ...indexKey(1, [], ['at', 'email']) },
      allByAddress: { scope: 'suppressions', ...indexKey(2, [], ['email']) },
    },
  },
  tableConfiguration,
);
