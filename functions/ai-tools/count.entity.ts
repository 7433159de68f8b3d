import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** How many partitions the counts are spread over, so that a tool everybody looks at is no hot key. */
export const countShards = 10;

/** A tenth of an AI tool's views and clicks. */
export const ToolCountEntity = new Entity(
  {
    model: { entity: 'ai-tool-count', version: '1', service: 'rampart' },
    attributes: {
      shard: { type: 'number', required: true },
      tool_id: { type: 'string', required: true },
      views: { type: 'number' },
      clicks: { type: 'number' },
    },
    indexes: {
      ofAllTools: itemKey(['shard'], ['tool_id']),
    },
  },
  tableConfiguration,
);
