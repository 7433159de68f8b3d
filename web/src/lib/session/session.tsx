import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isAdminRole, isStaffRole, mayEnter, roleOf } from '#shared/accounts/role.ts';
import type { Session, User } from '#shared/accounts/user.ts';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import { session as browserSession, prepareSignIn } from './browser-session.ts';
import type { SessionState, SessionStore } from './session-store.ts';

export interface SessionActions {
  /** Starts the session returned by login, registration or a password change. */
  signIn(session: Session): void;
  /** Clears user, token and cart here and in the other tabs, and ends the session on the server. */
  signOut(): Promise<void>;
  /** Stores a changed user, for instance after a purchase. */
  updateUser(user: User): void;
  /** Preloads the code a session needs. Call it when a sign-in form is shown. */
  prepareSignIn(): void;
}

/** What a person may do in the back-office; the server asks again. */
export interface Authority {
  readonly isAdmin: boolean;
  /** Enters the back-office, whatever the role allows there. */
  readonly isStaff: boolean;
  readonly may: (area: AdminArea) => boolean;
}

export type UseSession = SessionState & SessionActions & Authority;

function authorityOf(user: User | null): Authority {
  const role = user === null ? 'user' : roleOf(user);
  return { isAdmin: isAdminRole(role), isStaff: isStaffRole(role), may: (area) => mayEnter(role, area) };
}

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session, finishes a pending restoration or sign-out, and follows other tabs. */
export function SessionProvider({ store = browserSession, children }: { store?: SessionStore; children: ReactNode }) {
  useEffect(() => {
    const follow = (event: StorageEvent) => store.follow(event.key);
    const finish = () => void store.finishSignOut();
    window.addEventListener('storage', follow);
    window.addEventListener('online', finish);
    void store.restore();
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('online', finish);
    };
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session's state and actions. Throws outside `SessionProvider`. */
export function useSession(): UseSession {
  const store = use(SessionContext);
  if (!store) throw new Error('useSession must be used inside SessionProvider');
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return useMemo(
    () => ({
      ...state,
      ...authorityOf(state.user),
      signIn: (session) => store.signIn(session),
      signOut: () => store.signOut(),
      updateUser: (user) => store.updateUser(user),
      prepareSignIn,
    }),
    [state, store],
  );
}
