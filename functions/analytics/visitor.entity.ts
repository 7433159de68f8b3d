import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The last sign of life of a visitor: no address, no account. It dies after 48 hours by TTL. */
export const VisitorEntity = new Entity(
  {
    model: { entity: 'visitor', version: '1', service: 'rampart' },
    attributes: {
      visitor_id: { type: 'string', required: true },
      /** Milliseconds. */
      last_at: { type: 'number', required: true },
      /** Day and hour of `last_at` in the time zone of the site. */
      day: { type: 'string', required: true },
      hour: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      whenWasThisVisitorHere: itemKey(['visitor_id']),
    },
  },
  tableConfiguration,
);

/** That a visitor has seen a page on a day, so that it counts once. Dies after 48 hours by TTL. */
export const PageViewEntity = new Entity(
  {
    model: { entity: 'page-view', version: '1', service: 'rampart' },
    attributes: {
      visitor_id: { type: 'string', required: true },
      day: { type: 'string', required: true },
      path: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      hasThisVisitorSeenThisPage: itemKey(['visitor_id'], ['day', 'path']),
    },
  },
  tableConfiguration,
);
