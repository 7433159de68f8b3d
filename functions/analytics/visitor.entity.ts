import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A visitor's last activity: no address, no account. Expires after 48 hours by TTL. */
export const VisitorEntity = new Entity(
  {
    model: { entity: 'visitor', version: '1', service: 'rampart' },
    attributes: {
      visitor_id: text,
      /** Milliseconds. */
      last_at: number,
      /** Day and hour of `last_at` in the site's time zone. */
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

/** Marks that a visitor has seen a page on a day, so that it counts once. Expires after 48 hours by TTL. */
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
