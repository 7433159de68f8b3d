import { Entity } from 'electrodb';
import { readEnv } from '../env.ts';
import { text } from '../table/attributes.ts';
import { documents } from '../table/client.ts';
import { indexKey, itemKey } from '../table/keys.ts';

/**
 * One act of an admin, in a separate table: functions may put and, where the log is shown, query; none may update or
 * delete. All rows are one partition in the order of their ids, which is that of time; the indexes have those of one thing,
 * one admin and one kind of thing in the same order.
 */
export const AuditEntity = new Entity(
  {
    model: { entity: 'audit', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      at: text,
      actor_id: text,
      actor_name: text,
      /** `article.updated`. */
      action: text,
      /** The first word of the action: `article`. Missing from rows that are older than the index by it. */
      kind: { type: 'string' },
      target_id: text,
      /** Its human-readable name: a title, a person's name. */
      target_name: text,
      /** Field to `[before, after]`; secrets are masked, long values truncated. */
      changes: { type: 'any', required: true },
    },
    indexes: {
      byTime: { scope: 'audit-log', ...itemKey([], ['id']) },
      ofTarget: indexKey(1, ['target_id'], ['id']),
      ofActor: indexKey(2, ['actor_id'], ['id']),
      ofKind: indexKey(3, ['kind'], ['id']),
    },
  },
  { client: documents, table: readEnv('auditTable').auditTable },
);
