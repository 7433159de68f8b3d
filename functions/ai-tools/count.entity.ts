import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** One shard of an AI tool's views and clicks. */
export const ToolCountEntity = new Entity(
  {
    model: { entity: 'ai-tool-count', version: '1', service: 'rampart' },
    attributes: {
      shard: number,
      tool_id: text,
      views: { type: 'number' },
      clicks: { type: 'number' },
    },
    indexes: {
      ofAllTools: itemKey(['shard'], ['tool_id']),
    },
  },
  tableConfiguration,
);
