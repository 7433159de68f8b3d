import type { Session } from '#shared/accounts/user.ts';
import { loadOnline } from '#web/lib/online.ts';
import type { TokenSource } from '../api/api-client.ts';
import { offlineProblem } from '../api/api-problem.ts';
import { send } from '../api/api-request.ts';
import { cart } from '../cart/browser-cart.ts';
import { localStore } from '../storage/local-store.ts';
import { setSecondFactorWanted } from './second-factor-wanted.ts';
import { SessionStore } from './session-store.ts';

const post = (route: string) => send(route, {}, fetch);

/** The session of this tab, wired to the browser. Components use `useSession`. */
export const session = new SessionStore({
  storage: localStore,
  exclusive: (task) => (navigator.locks ? navigator.locks.request('session-refresh', task) : task()),
  refresh: async () => (await (await post('POST /auth/refresh')).json()) as Session,
  logout: () => post('POST /auth/logout'),
  now: Date.now,
  onSignedOut: () => cart.clear(),
});

let amplify: Promise<TokenSource> | undefined;

/** Loads aws-amplify once. A chunk that fails to load counts as a lost connection, and the next call retries. */
function throughAmplify(): Promise<TokenSource> {
  amplify ??= loadOnline(() => import('./amplify-auth.ts')).then(
    (module) => module.throughAmplify(session),
    () => {
      amplify = undefined;
      throw offlineProblem();
    },
  );
  return amplify;
}

const isSignedIn = () => session.state().user !== null;

/** The session's tokens, read through aws-amplify, which is loaded only with a session. */
export const sessionTokens: TokenSource = {
  token: async () => (isSignedIn() ? (await throughAmplify()).token() : null),
  renew: async (refused) => (isSignedIn() ? (await throughAmplify()).renew(refused) : null),
  requirePasswordChange: () => session.requirePasswordChange(),
  requireSecondFactor: () => setSecondFactorWanted(true),
};

/** Preloads aws-amplify in parallel with the sign-in call, so the first call afterwards does not wait for it. */
export const prepareSignIn = (): void => void throughAmplify().catch(() => undefined);
