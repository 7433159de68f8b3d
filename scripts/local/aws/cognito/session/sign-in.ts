import { fail, invalid, notAuthorized, wrongCredentials } from '../errors.ts';
import { checkClient, checkPool, type Parts, text } from '../parts.ts';
import type { Subject } from '../token/tokens.ts';
import type { Json, Operation, User } from '../types.ts';
import { isPassword } from '../user/passwords.ts';
import type { Session } from './sessions.ts';

const refreshFlows = ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'];

function checkFlow(parts: Parts, flow: string): void {
  const name = refreshFlows.includes(flow) ? 'ALLOW_REFRESH_TOKEN_AUTH' : `ALLOW_${flow}`;
  if (!parts.client.authFlows.includes(name)) throw invalid('Auth flow not enabled for this client');
}

function parameter(request: Json, name: string): string {
  const value = (request.AuthParameters as Json | undefined)?.[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(`Missing required parameter ${name}`);
}

/** cognito-local lets a disabled user in. */
function checkEnabled(user: User): void {
  if (!user.Enabled) throw notAuthorized('User is disabled.');
}

/** Checks the password; the error does not reveal what was wrong. */
async function checkCredentials(parts: Parts, name: string, password: string): Promise<User> {
  const user = parts.pool.find(name);
  if (user) parts.lockout.check(user.Username);
  const isRight = await isPassword(password, user?.Password);
  if (user?.UserStatus === 'RESET_REQUIRED')
    throw fail('PasswordResetRequiredException', 'Password reset required for the user');
  if (user && !isRight) parts.lockout.failed(user.Username);
  if (!user || !isRight) throw wrongCredentials();
  parts.lockout.succeeded(user.Username);
  return user;
}

/** A temporary password leads only to the challenge for a new one. */
const newPasswordChallenge = (user: User): object => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  ChallengeParameters: { USER_ID_FOR_SRP: user.Username, requiredAttributes: '[]', userAttributes: '{}' },
});

const subject = (parts: Parts, user: User, session: Session): Subject => ({
  user,
  groups: parts.pool.groupsOf(user),
  session,
});

type Outcome = { readonly challenge: object } | { readonly refreshToken: string; readonly subject: Subject };

/**
 * The hash is compared before the transaction, because it is slow and must not block others. The user is therefore
 * looked up again inside: by then the password may have changed, or the user may be disabled or deleted.
 */
async function signIn(parts: Parts, request: Json): Promise<object> {
  const checked = await checkCredentials(parts, parameter(request, 'USERNAME'), parameter(request, 'PASSWORD'));
  const outcome = await parts.store.transaction<Outcome>(() => {
    const user = parts.pool.find(checked.Username);
    if (!user || user.Password !== checked.Password) throw wrongCredentials();
    checkEnabled(user);
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') return { challenge: newPasswordChallenge(user) };
    const { session, refreshToken } = parts.sessions.begin(user.Username);
    return { refreshToken, subject: subject(parts, user, session) };
  });
  if ('challenge' in outcome) return outcome.challenge;
  const tokens = await parts.tokens.make(outcome.subject);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: outcome.refreshToken } };
}

async function refresh(parts: Parts, refreshToken: string): Promise<object> {
  const found = await parts.store.transaction(() => {
    const session = parts.sessions.continuedBy(refreshToken);
    const user = parts.pool.find(session.username);
    if (!user) throw notAuthorized('Refresh Token has been revoked');
    checkEnabled(user);
    return subject(parts, user, session);
  });
  return { AuthenticationResult: await parts.tokens.make(found) };
}

async function authenticate(parts: Parts, request: Json): Promise<object> {
  checkPool(parts, request);
  checkClient(parts, request);
  const flow = text(request, 'AuthFlow');
  const isRefresh = refreshFlows.includes(flow);
  if (!isRefresh && flow !== 'ADMIN_USER_PASSWORD_AUTH') throw invalid(`The local cloud has no auth flow ${flow}`);
  checkFlow(parts, flow);
  if (!isRefresh) return signIn(parts, request);
  return { ChallengeParameters: {}, ...(await refresh(parts, parameter(request, 'REFRESH_TOKEN'))) };
}

/** Signing in and refreshing. Entirely ours, because cognito-local gets most of it wrong. */
export const signInOperations = (parts: Parts): Record<string, Operation> => ({
  AdminInitiateAuth: (request) => authenticate(parts, request),
});
