import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** One shard of how many people a broadcast has been shown to. */
export const SeenCountEntity = new Entity(
  {
    model: { entity: 'broadcast-seen-count', version: '1', service: 'rampart' },
    attributes: {
      shard: number,
      broadcast_id: text,
      seen: number,
    },
    indexes: {
      ofAllBroadcasts: itemKey(['shard'], ['broadcast_id']),
    },
  },
  tableConfiguration,
);
