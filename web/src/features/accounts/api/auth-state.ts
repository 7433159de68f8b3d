import { useLocation } from 'react-router-dom';
import { type SignInState, useSignInState } from '#web/lib/session/return-path.ts';

/** State passed between the views of the sign-in page: the return path, the message, the address typed so far. */
export interface AuthState extends SignInState {
  readonly email: string;
}

/** The address in an `AuthState`; empty if there is none. */
export function readEmail(state: unknown): string {
  const { email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : '';
}

export function useAuthState(): AuthState {
  const { state } = useLocation();
  return { ...useSignInState(), email: readEmail(state) };
}
