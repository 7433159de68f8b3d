import { Entity, type EntityItem } from 'electrodb';
import { flag, number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { defineDaily } from '#lib/table/daily.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { roles } from '#shared/accounts/role.ts';

export const userCounter = defineCounter('users');
/** By day: `sign_ups` on the site. */
export const dailySignUps = defineDaily('sign-ups');

/** A person's profile. Password and sessions are in the user pool; `subject` is the pool's id of the person. */
export const UserEntity = new Entity(
  {
    model: { entity: 'user', version: '1', service: 'rampart' },
    attributes: {
      subject: text,
      user_id: text,
      name: text,
      email: text,
      role: { type: roles, required: true },
      /** `deleting`: the account is closed and its data is being removed. */
      status: { type: ['active', 'inactive', 'deleting'] as const, required: true },
      force_password_change: flag,
      /** Milliseconds, always a whole second: sessions that began earlier are invalid. */
      tokens_valid_after: number,
      /** The sessions that may call, by their id in the user pool; of one that is not in it every token is refused. */
      open_sessions: { type: 'set', items: 'string' },
      /**
       * Milliseconds. Somebody proved the old password and began to replace it: until then the same change may be
       * completed without it, because the user pool may know the new one only. Gone with the completion.
       */
      password_proven_until: { type: 'number' },
      email_verified: flag,
      /** Whether a sign-in takes a code as well; the user pool follows. Absent is no. */
      has_second_factor: { type: 'boolean' },
      created_at: text,
      last_login: { type: 'string' },
      /** The part of the list of users that it is in. Absent from older profiles until the next sign-in. */
      listed: { type: 'string' },
    },
    indexes: {
      whoseTokenIsThis: itemKey(['subject']),
      whoIsInThisPart: indexKey(1, ['listed'], ['user_id']),
      whoHasThisAddress: indexKey(2, ['email'], []),
      whoHasThisId: indexKey(3, ['user_id'], []),
    },
  },
  tableConfiguration,
);
export type StoredUser = EntityItem<typeof UserEntity>;
