import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';

/** State passed to the sign-in page: the return path, and the reason for signing in. */
export interface SignInState {
  readonly from: string;
  readonly message?: string | undefined;
}

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Reads the state of a navigation to a sign-in page. A foreign or missing path becomes that page's `usual` one. */
export function readSignInState(state: unknown, usual = href('home')): SignInState {
  const { from, message } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return { from: isOwnPath(from) ? from : usual, message: typeof message === 'string' ? message : undefined };
}

/** On a sign-in page: where to go afterwards, and the message to show. Pass the state on between its views. */
export const useSignInState = (usual?: string): SignInState => readSignInState(useLocation().state, usual);

/**
 * Returns a function that sends a visitor to sign in and then back here, or to another page of the site:
 * `goSignIn('Please sign in to subscribe')`.
 */
export function useGoSignIn(): (message?: string, from?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (message, from = pathname + search) =>
    void navigate(href('auth'), { state: { from, message } satisfies SignInState });
}
