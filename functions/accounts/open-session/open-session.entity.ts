import { Entity, type EntityItem } from 'electrodb';
import { flag, number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * What is known of a session that the profile lists as open. It has no network address and no version of a browser, only
 * what a person recognizes a device by.
 */
export const OpenSessionEntity = new Entity(
  {
    model: { entity: 'open-session', version: '1', service: 'rampart' },
    attributes: {
      subject: text,
      /** The user pool's id of the session, `origin_jti` in its tokens. */
      id: text,
      /** `Firefox on Windows`. */
      device: text,
      /** Whether the sign-in was that of the back-office. */
      back_office: flag,
      /** When the password was entered: a whole second, as in the tokens. */
      began_at: text,
      /** Of the newest refresh that was noted; not every one is. */
      last_used_at: text,
      /** Set for an ended one, which is known for a day: so that ending it again is no error. */
      ended_at: { type: 'string' },
      /** A day after the refresh token has expired. */
      ttl: number,
    },
    indexes: {
      whereIsThisPersonSignedIn: itemKey(['subject'], ['id']),
    },
  },
  tableConfiguration,
);
export type StoredSession = EntityItem<typeof OpenSessionEntity>;
