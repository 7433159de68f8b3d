import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** What is to be done behind an answer, by the next run of the newsletter's worker. */
export const NewsletterTaskEntity = new Entity(
  {
    model: { entity: 'newsletter-task', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      /** `opt-in`: somebody asked. `welcome`: somebody confirmed. `lapse`: a link has run out. */
      kind: { type: ['opt-in', 'welcome', 'lapse'] as const, required: true },
      email: { type: 'string', required: true },
      interests: { type: 'list', items: { type: 'string' } },
      source: { type: 'string' },
      user_id: { type: 'string' },
      state: { type: ['waiting', 'parked'] as const, required: true },
      /** When it may be taken (again): whoever takes a task moves this ahead, so that nobody else does. */
      due: { type: 'string', required: true },
      attempts: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: { field: 'pk', composite: ['id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
      byTurn: {
        index: 'gsi1',
        scope: 'newsletter',
        pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['due', 'id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
