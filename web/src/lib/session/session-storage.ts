import type { User } from '#shared/accounts/user.ts';

/** The subset of `Storage` in use; tests pass a map. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredSession {
  readonly user: User;
  readonly token: string;
}

export const sessionKeys = { token: 'token', user: 'user' } as const;
/** Set while a sign-out has not reached the server yet. */
export const signOutKey = 'sign-out-pending';

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof User, unknown>>;
  return (
    [user.id, user.email, user.name].every((field) => typeof field === 'string') && Array.isArray(user.purchased_ebooks)
  );
}

function parseUser(text: string): User | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The stored session. An invalid user clears it; a token without a user is discarded. A user without a token is no
 * session either, but it may be another tab's in the middle of writing: see `strayUser`.
 */
export function readSession(storage: KeyValueStorage): StoredSession | undefined {
  const token = storage.getItem(sessionKeys.token);
  const stored = storage.getItem(sessionKeys.user);
  const user = stored === null ? undefined : parseUser(stored);
  if (token && user) return { token, user };
  if (token !== null || (stored !== null && !user)) removeSession(storage);
  return undefined;
}

/** A stored user without a token, as text; null if there is none. */
export const strayUser = (storage: KeyValueStorage): string | null =>
  storage.getItem(sessionKeys.token) === null ? storage.getItem(sessionKeys.user) : null;

export function writeSession(storage: KeyValueStorage, { token, user }: StoredSession): void {
  storage.setItem(sessionKeys.user, JSON.stringify(user));
  storage.setItem(sessionKeys.token, token);
}

export function removeSession(storage: KeyValueStorage): void {
  storage.removeItem(sessionKeys.token);
  storage.removeItem(sessionKeys.user);
}
