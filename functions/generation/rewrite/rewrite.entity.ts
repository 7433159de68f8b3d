import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { rewriteStatuses } from '#shared/generation/rewrite.ts';
import { remarks } from '../remarks.attribute.ts';

/** The last time that a section was written again. Both texts are in an object. */
export const RewriteEntity = new Entity(
  {
    model: { entity: 'rewrite', version: '1', service: 'rampart' },
    attributes: {
      generation_id: text,
      position: number,
      /** Which time it is, from 1. */
      number,
      status: { type: rewriteStatuses, required: true },
      instruction: text,
      words: { type: 'number' },
      /** On the new text. */
      remarks,
      /** On the one that was accepted last, this time or before; absent while the review's count. */
      accepted_remarks: remarks,
      error: { type: 'string' },
      by: text,
      created_at: text,
      ended_at: { type: 'string' },
      ttl: number,
    },
    indexes: {
      byPosition: itemKey(['generation_id'], ['position']),
    },
  },
  tableConfiguration,
);
