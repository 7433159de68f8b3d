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

function required(values: unknown, name: string): string {
  const value = (values as Json | undefined)?.[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(`Missing required parameter ${name}`);
}
const parameter = (request: Json, name: string): string => required(request.AuthParameters, name);
const response = (request: Json, name: string): string => required(request.ChallengeResponses, name);

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

const codeChallenge = (parts: Parts, user: User): object => ({
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  ChallengeParameters: { USER_ID_FOR_SRP: user.Username },
  Session: parts.challenges.begin(user.Username),
});

interface Begun {
  readonly refreshToken: string;
  readonly subject: Subject;
}
type Outcome = { readonly challenge: object } | Begun;

function begin(parts: Parts, user: User): Begun {
  const { session, refreshToken } = parts.sessions.begin(user.Username);
  return { refreshToken, subject: subject(parts, user, session) };
}

async function complete(parts: Parts, { subject: whose, refreshToken }: Begun): Promise<object> {
  const tokens = await parts.tokens.make(whose);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

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
    if (parts.softwareTokens.isEnabled(user.Username)) return { challenge: codeChallenge(parts, user) };
    return begin(parts, user);
  });
  return 'challenge' in outcome ? outcome.challenge : complete(parts, outcome);
}

/** The second step of somebody with a second factor. A wrong code leaves the session as it is. */
async function respond(parts: Parts, request: Json): Promise<object> {
  checkPool(parts, request);
  checkClient(parts, request);
  if (text(request, 'ChallengeName') !== 'SOFTWARE_TOKEN_MFA')
    throw invalid('The local cloud answers no other challenge than SOFTWARE_TOKEN_MFA');
  const challenge = text(request, 'Session');
  const [name, code] = [response(request, 'USERNAME'), response(request, 'SOFTWARE_TOKEN_MFA_CODE')];
  const begun = await parts.store.transaction(() => {
    const user = parts.pool.find(name);
    if (!user) throw wrongCredentials();
    checkEnabled(user);
    parts.challenges.check(challenge, user.Username);
    parts.softwareTokens.use(user.Username, code);
    parts.challenges.end(challenge);
    return begin(parts, user);
  });
  return complete(parts, begun);
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
  AdminRespondToAuthChallenge: (request) => respond(parts, request),
});
