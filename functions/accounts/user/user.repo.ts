import { isSecondFactorRequired } from '#functions/settings/public.ts';
import type { FindProfile } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { isStaffRole } from '#shared/accounts/role.ts';
import { type StoredUser, UserEntity } from './user.entity.ts';

export type { StoredUser };

/** The profile behind a token: a strongly consistent read. */
export async function findBySubject(subject: string): Promise<StoredUser | undefined> {
  return (await UserEntity.get({ subject }).go({ consistent: true })).data ?? undefined;
}

/** Whether the person has proven that the address is theirs, by following a link mailed to it. */
export async function isEmailVerified(subject: string): Promise<boolean> {
  return (await findBySubject(subject))?.email_verified ?? false;
}

const askedByAuthentication = [
  'user_id',
  'email',
  'name',
  'role',
  'status',
  'force_password_change',
  'tokens_valid_after',
  'has_second_factor',
  'open_sessions',
] as const;

/** Only staff without a second factor are asked about, so nobody else pays for the read. */
async function isKeptOut({ role, has_second_factor }: Pick<StoredUser, 'role' | 'has_second_factor'>) {
  if (has_second_factor || !isStaffRole(role)) return false;
  return isSecondFactorRequired();
}

/** What authentication needs from a profile on every call; together with what the call reads ahead. */
export const findProfile: FindProfile = async (subject) => {
  const read = UserEntity.get({ subject }).params<ItemRead>({ attributes: [...askedByAuthentication] });
  const { data: user } = UserEntity.parse(await readTogether(read));
  return user
    ? {
        id: user.user_id,
        email: user.email,
        name: user.name,
        role: user.role,
        active: user.status === 'active',
        forcePasswordChange: user.force_password_change,
        lacksSecondFactor: await isKeptOut(user),
        tokensValidAfter: user.tokens_valid_after,
        openSessions: user.open_sessions ?? [],
      }
    : undefined;
};

/** Whether somebody signs in with a second factor. */
export const hasSecondFactor = async (subject: string): Promise<boolean> =>
  (await findBySubject(subject))?.has_second_factor ?? false;

export async function findByEmail(email: string): Promise<StoredUser | undefined> {
  return (await UserEntity.query.whoHasThisAddress({ email }).go({ limit: 1 })).data[0];
}

export const newUserItem = (user: StoredUser): TransactItem => ({ Put: UserEntity.create(user).params() });

/** False when the profile no longer exists. */
async function change(subject: string, values: Partial<Omit<StoredUser, 'subject'>>): Promise<boolean> {
  return (await ifCondition(UserEntity.patch({ subject }).set(values).go())) !== undefined;
}

/** A sign-in: from now on its tokens are good. False when the profile no longer exists. */
export async function recordLogin(subject: string, session: string): Promise<boolean> {
  const login = UserEntity.patch({ subject })
    .set({ last_login: nowIso() })
    .add({ open_sessions: [session] });
  return (await ifCondition(login.go())) !== undefined;
}

const withoutSessions = (subject: string, sessions: readonly string[]) =>
  UserEntity.patch({ subject }).delete({ open_sessions: [...sessions] });

/** Part of the transaction that ends a session: its tokens are refused with the next call. */
export const closedSessionItem = (subject: string, session: string): TransactItem => ({
  Update: withoutSessions(subject, [session]).params(),
});

/** Refuses every token of these sessions. */
export async function closeSessions(subject: string, sessions: readonly string[]): Promise<void> {
  if (sessions.length > 0) await ifCondition(withoutSessions(subject, sessions).go());
}

export const recordVerified = (subject: string): Promise<boolean> => change(subject, { email_verified: true });

/** Somebody has proven the old password and may replace it. False when the profile no longer exists. */
export const recordProof = (subject: string, until: number): Promise<boolean> =>
  change(subject, { password_proven_until: until });

/** Older sessions become invalid. */
export const recordSessionsEnded = (subject: string, tokensValidAfter: number): Promise<boolean> =>
  change(subject, { tokens_valid_after: tokensValidAfter });

export const goneItem = (subject: string): TransactItem => ({ Delete: UserEntity.delete({ subject }).params() });
