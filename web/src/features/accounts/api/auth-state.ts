import { useLocation } from 'react-router-dom';
import { type SignInState, useSignInState } from '#web/lib/session/return-path.ts';

/** What the views of the sign-in page hand to each other: the way back, the message, the address typed so far. */
export interface AuthState extends SignInState {
  readonly email: string;
}

/** The address of an `AuthState`; empty when the navigation brought none. */
export function readEmail(state: unknown): string {
  const { email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : '';
}

export function useAuthState(): AuthState {
  const { state } = useLocation();
  return { ...useSignInState(), email: readEmail(state) };
}
