import type { Session, User } from '#shared/accounts/user.ts';
import type { TokenSource } from '../api/api-client.ts';
import { ApiProblem } from '../api/api-problem.ts';
import {
  type KeyValueStorage,
  readSession,
  removeSession,
  type StoredSession,
  sessionKeys,
  signOutKey,
  strayUser,
  writeSession,
} from './session-storage.ts';
import { untilRenewal } from './session-token.ts';

export type SessionStatus = 'restoring' | 'signed-out' | 'signed-in';
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: User | null;
}

export interface SessionDependencies {
  readonly storage: KeyValueStorage;
  /** One tab at a time: `navigator.locks.request`, or a plain call without lock support. */
  readonly exclusive: <T>(task: () => Promise<T>) => Promise<T>;
  /** `POST /auth/refresh`. */
  readonly refresh: () => Promise<Session>;
  /** `POST /auth/logout`. If it fails, the user is still signed out here, and it is sent again later. */
  readonly logout: () => Promise<unknown>;
  readonly now: () => number;
  /** Runs after the session ended, in this tab or in another one. */
  readonly onSignedOut?: () => void;
}

/** Whether the server ended the session; anything else (no network, 503) is no reason to sign out. */
const isOver = (error: unknown) => error instanceof ApiProblem && (error.status === 401 || error.status === 403);

/**
 * The session of this browser: `{token, user}` in storage, shared by all tabs. Knows nothing of React or the DOM.
 * A token that is due is renewed by one tab; the others find the new one in storage when they get the lock.
 */
export class SessionStore implements TokenSource {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #deps: SessionDependencies;
  readonly #foundStray: string | null;

  constructor(deps: SessionDependencies) {
    this.#deps = deps;
    this.#foundStray = strayUser(deps.storage);
    const stored = readSession(deps.storage);
    this.#state = stored
      ? { status: this.#isDue(stored) ? 'restoring' : 'signed-in', user: stored.user }
      : { status: 'signed-out', user: null };
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Finishes a restoration that needs a new token, or a sign-out that has not reached the server. Without a network the
   * old session stays: its calls will report the failure.
   */
  async restore(): Promise<void> {
    this.#removeStray();
    await this.finishSignOut();
    if (this.#state.status !== 'restoring') return;
    await this.token().catch(() => null);
    if (this.#state.status === 'restoring') this.#set({ status: 'signed-in', user: this.#state.user });
  }

  signIn({ access_token: token, user }: Session): void {
    // The new session's cookie has replaced the old one.
    this.#deps.storage.removeItem(signOutKey);
    writeSession(this.#deps.storage, { token, user });
    this.#set({ status: 'signed-in', user });
  }

  async signOut(): Promise<void> {
    this.#end();
    this.#deps.storage.setItem(signOutKey, 'yes');
    await this.finishSignOut();
  }

  /** Until a sign-out reaches the server, the session's cookie would let in the next person at this computer. */
  async finishSignOut(): Promise<void> {
    const { storage, logout } = this.#deps;
    if (storage.getItem(signOutKey) === null) return;
    await logout().then(
      () => storage.removeItem(signOutKey),
      () => undefined,
    );
  }

  /** Stores a changed user: a purchase, another name, a verified address. */
  updateUser(user: User): void {
    const stored = readSession(this.#deps.storage);
    if (!stored) return;
    writeSession(this.#deps.storage, { ...stored, user });
    this.#set({ ...this.#state, user });
  }

  /** An admin required it during the session: the dialog opens over the current page. */
  requirePasswordChange(): void {
    const { user } = this.#state;
    if (user && !user.force_password_change) this.updateUser({ ...user, force_password_change: true });
  }

  /** A token valid long enough for a call; renewed first if due. */
  async token(): Promise<string | null> {
    const stored = readSession(this.#deps.storage);
    if (!stored) return null;
    return this.#isDue(stored) ? this.renew(stored.token) : stored.token;
  }

  /** Replaces `refused`, with another tab's token if that tab was faster. Null: the session is over and was ended. */
  renew(refused: string): Promise<string | null> {
    return this.#deps.exclusive(async () => {
      const stored = readSession(this.#deps.storage);
      if (!stored) return null;
      if (stored.token !== refused) return stored.token;
      return this.#refresh(refused);
    });
  }

  /** Another tab changed the storage. */
  readonly follow = (key: string | null): void => {
    if (key !== null && key !== sessionKeys.user && key !== sessionKeys.token) return;
    const stored = readSession(this.#deps.storage);
    if (stored) this.#set({ status: 'signed-in', user: stored.user });
    else if (this.#state.status !== 'signed-out') this.#end();
  };

  async #refresh(refused: string): Promise<string | null> {
    try {
      const session = await this.#deps.refresh();
      // A sign-out or another sign-in during the request takes precedence.
      const stored = readSession(this.#deps.storage);
      if (stored?.token !== refused) return stored?.token ?? null;
      this.signIn(session);
      return session.access_token;
    } catch (error) {
      if (!isOver(error)) throw error;
      this.#end();
      return null;
    }
  }

  /** A user who is still without a token since this tab was opened is left over, not being written by another tab. */
  #removeStray(): void {
    const { storage } = this.#deps;
    if (this.#foundStray !== null && strayUser(storage) === this.#foundStray) removeSession(storage);
  }

  #end(): void {
    removeSession(this.#deps.storage);
    this.#set({ status: 'signed-out', user: null });
    this.#deps.onSignedOut?.();
  }

  #isDue({ token }: StoredSession): boolean {
    return untilRenewal(token, this.#deps.now()) <= 0;
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
