import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An address that gets no newsletter: mail to it bounced permanently, or its owner reported it as spam. */
export const SuppressionEntity = new Entity(
  {
    model: { entity: 'suppression', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      reason: { type: ['bounce', 'complaint'] as const, required: true },
      at: text,
    },
    indexes: {
      isSuppressed: itemKey(['email']),
    },
  },
  tableConfiguration,
);
