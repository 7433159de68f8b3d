import { Entity } from 'electrodb';
import { readEnv } from '../env.ts';
import { documents } from '../table/client.ts';
import { indexKey, itemKey } from '../table/keys.ts';

/**
 * One act of an admin, in a table of its own: functions may put and, where the log is shown, query; nobody changes or
 * deletes. A month is a partition, so that a question for the newest reads one.
 */
export const AuditEntity = new Entity(
  {
    model: { entity: 'audit', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      at: { type: 'string', required: true },
      /** `2026-11`, from `at`. */
      month: { type: 'string', required: true },
      actor_id: { type: 'string', required: true },
      actor_name: { type: 'string', required: true },
      /** `article.updated`. */
      action: { type: 'string', required: true },
      target_id: { type: 'string', required: true },
      /** What a person calls it: a title, a name. */
      target_name: { type: 'string', required: true },
      /** Field to `[before, after]`; secrets are masked, long values cut. */
      changes: { type: 'any', required: true },
    },
    indexes: {
      inMonth: itemKey(['month'], ['id']),
      ofTarget: indexKey(1, ['target_id'], ['id']),
    },
  },
  { client: documents, table: readEnv('auditTable').auditTable },
);
