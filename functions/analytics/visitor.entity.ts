import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The last sign of life of a visitor: no address, no account. It dies after 48 hours by TTL. */
export const VisitorEntity = new Entity(
  {
    model: { entity: 'visitor', version: '1', service: 'rampart' },
    attributes: {
      visitor_id: text,
      /** Milliseconds. */
      last_at: number,
      /** Day and hour of `last_at` in the time zone of the site. */
      day: text,
      hour: number,
      ttl: number,
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
      visitor_id: text,
      day: text,
      path: text,
      ttl: number,
    },
    indexes: {
      hasThisVisitorSeenThisPage: itemKey(['visitor_id'], ['day', 'path']),
    },
  },
  tableConfiguration,
);
