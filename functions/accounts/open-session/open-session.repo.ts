import { days, nowIso, ttlAfter } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Tokens } from '../user-pool/user-pool.sessions.ts';
import { OpenSessionEntity, type StoredSession } from './open-session.entity.ts';

/** Where a session was opened from. */
export type Entrance = Pick<StoredSession, 'device' | 'back_office'>;
export type SessionKey = Pick<StoredSession, 'subject' | 'id'>;

/** A refresh token lives for 30 days from the sign-in; its item outlives it a little. */
const kept = days(31);

const newSession = ({ subject, session, startedAt }: Tokens, { device, back_office }: Entrance): StoredSession => {
  const began_at = new Date(startedAt).toISOString();
  return { subject, id: session, device, back_office, began_at, last_used_at: nowIso(), ttl: ttlAfter(kept) };
};

export async function insertSession(tokens: Tokens, entrance: Entrance): Promise<void> {
  await OpenSessionEntity.put(newSession(tokens, entrance)).go();
}

/** Part of the transaction that creates an account: its first session. */
export const firstSessionItem = (tokens: Tokens, entrance: Entrance): TransactItem => ({
  Put: OpenSessionEntity.put(newSession(tokens, entrance)).params(),
});

export async function findSession({ subject, id }: SessionKey): Promise<StoredSession | undefined> {
  return (await OpenSessionEntity.get({ subject, id }).go({ consistent: true })).data ?? undefined;
}

/** Sign-ins at the same time may exceed the number that is kept for a while, never this one. */
const mostRead = 200;

/** What is known of a person's sessions, ended ones among them; in no order. */
export async function listSessions(subject: string): Promise<StoredSession[]> {
  const query = OpenSessionEntity.query.whereIsThisPersonSignedIn({ subject });
  return (await query.go({ consistent: true, limit: mostRead })).data;
}

/** Notes a use, unless the session is gone. */
export async function noteUse({ subject, id }: SessionKey): Promise<void> {
  await ifCondition(OpenSessionEntity.patch({ subject, id }).set({ last_used_at: nowIso() }).go());
}

/** Part of the transaction that ends a session; refused when it has ended. */
export const endedSessionItem = ({ subject, id }: SessionKey): TransactItem => ({
  Update: OpenSessionEntity.patch({ subject, id })
    .set({ ended_at: nowIso(), ttl: ttlAfter(days(1)) })
    .where(({ ended_at }, { notExists }) => notExists(ended_at))
    .params(),
});

/** Part of the transaction of a sign-out. */
export const goneSessionItem = ({ subject, id }: SessionKey): TransactItem => ({
  Delete: OpenSessionEntity.delete({ subject, id }).params(),
});

/** Those that the table leaves undeleted are for the next time. */
export async function removeSessions(keys: readonly SessionKey[]): Promise<void> {
  if (keys.length > 0) await OpenSessionEntity.delete(keys.map(({ subject, id }) => ({ subject, id }))).go();
}

/** Removes every session of a person whose account is closed. */
export const forgetOpenSessions = (subject: string): Promise<void> =>
  deleteAll(
    async (limit) =>
      (
        await OpenSessionEntity.query
          .whereIsThisPersonSignedIn({ subject })
          .go({ attributes: ['subject', 'id'], limit })
      ).data,
    async (keys) => (await OpenSessionEntity.delete(keys).go()).unprocessed,
  );
