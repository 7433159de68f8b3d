import { setTimeout as pause } from 'node:timers/promises';
import { ownedEbookIds } from '#functions/library/public.ts';
import { siteDay } from '#functions/settings/public.ts';
import { now, seconds } from '#lib/clock.ts';
import { DomainError, forbidden, unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { dailyItem } from '#lib/table/daily.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { areasOfBoth, isStaffRole } from '#shared/accounts/role.ts';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { Credentials, Registration, Session } from '#shared/accounts/user.ts';
import { withFailureLimit } from '../attempt/attempt.service.ts';
import { type Entrance, firstSessionItem } from '../open-session/open-session.repo.ts';
import { leaveSession, noteRefresh, noteSession } from '../open-session/open-session.service.ts';
import { refuseCommon } from '../password/refuse-common.ts';
import { askForCode } from '../second-factor/challenge.repo.ts';
import { discard, provePassword } from '../second-factor/password-step.ts';
import { dailySignUps } from '../user/user.entity.ts';
import { findBySubject, recordLogin, type StoredUser } from '../user/user.repo.ts';
import { describeUser, openAccount } from '../user/user.service.ts';
import { enlist } from '../user/user-change.repo.ts';
import {
  asksForCode,
  type CodeAsked,
  continueSession,
  revokeSession,
  signIn,
  type Tokens,
} from '../user-pool/user-pool.sessions.ts';
import { firstVerification } from '../verification/verification.service.ts';
import type { Visitor } from './visitor.ts';

/** A session for the browser, and the refresh token that only a cookie may carry. */
export interface Opened {
  readonly session: Session;
  readonly refreshToken: string;
}

/** What a sign-in leads to. */
export type SignInResult = Opened | SecondFactorAsked;

const failed = () => new DomainError('unauthenticated', 'Authentication failed');
const notAnAdmin = () => new DomainError('unauthenticated', 'Invalid admin credentials');
const over = () => new DomainError('unauthenticated', 'Please sign in again');

const sessionOf = (user: StoredUser, tokens: Tokens, owned: Iterable<string>): Session => ({
  user: describeUser(user, owned),
  access_token: tokens.accessToken,
  expires_in: tokens.expiresIn,
});

/** Tokens of a session that began after the person's cutoff; in the second of a change it waits for the next one. */
async function afterCut(credentials: Credentials | undefined, tokens: Tokens, cut: number): Promise<Tokens> {
  let fresh = tokens;
  for (let tries = 0; fresh.startedAt < cut; tries++) {
    if (tries === 5 || !credentials) throw over();
    await pause(Math.min(Math.max(cut - now(), 100), seconds(1)));
    const next = await signIn(credentials.email, credentials.password);
    if (!next || asksForCode(next)) throw failed();
    fresh = next;
  }
  return fresh;
}

/** Opens a session for somebody whose password was right, and without credentials for one whose code was, too. */
export async function openSession(
  credentials: Credentials | undefined,
  tokens: Tokens,
  user: StoredUser,
  entrance: Entrance,
): Promise<Opened> {
  const fresh = await afterCut(credentials, tokens, user.tokens_valid_after);
  const [owned] = await Promise.all([
    ownedEbookIds(user.user_id),
    noteSession(user, fresh, entrance),
    user.listed ? undefined : enlist(user),
  ]);
  await recordLogin(user.subject, fresh.session);
  return { session: sessionOf(user, fresh, owned), refreshToken: fresh.refreshToken };
}

/** Opens the session of a sign-in and logs it, by id: whoever looks into a stolen account needs to know when. */
export async function signedIn(
  credentials: Credentials | undefined,
  tokens: Tokens,
  user: StoredUser,
  entrance: Entrance,
): Promise<Opened> {
  const opened = await openSession(credentials, tokens, user, entrance);
  logger.info('signed in', { user_id: user.user_id, role: user.role });
  return opened;
}

type Proof = { readonly proof: Tokens | CodeAsked; readonly user: StoredUser };

/**
 * The pool locks only addresses that have an account. Whoever is signed in may be told; a stranger gets the answer of a
 * wrong password, or five attempts would tell who has an account.
 */
function asWrongPassword(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'too_many_requests') return undefined;
  throw error;
}

/** Signs in. Undefined when the password is wrong or `may` refuses; a refused session is ended at once. */
async function prove({ email, password }: Credentials, may: (proof: Proof) => boolean): Promise<Proof | undefined> {
  const proven = await provePassword(email, password).catch(asWrongPassword);
  if (!proven) return undefined;
  const { proof, user } = proven;
  if (user && may({ proof, user })) return { proof, user };
  await discard(proof);
  return undefined;
}

/** The session, or the question for a code to somebody with a second factor. */
async function enter(credentials: Credentials, { proof, user }: Proof, entrance: Entrance): Promise<SignInResult> {
  const { back_office } = entrance;
  if (asksForCode(proof)) return askForCode({ ...proof, staffOnly: back_office, back_office });
  return signedIn(credentials, proof, user, entrance);
}

export async function login(credentials: Credentials, { address: visitor, device }: Visitor): Promise<SignInResult> {
  const { email } = credentials;
  const exists = ({ user }: Proof) => user.status !== 'deleting';
  const proven = await withFailureLimit({ email, visitor }, () => prove(credentials, exists), failed);
  if (proven.user.status === 'active') return enter(credentials, proven, { device, back_office: false });
  logger.info('sign-in refused: deactivated', { user_id: proven.user.user_id });
  await discard(proven.proof);
  throw forbidden('This account has been deactivated');
}

/** Gives the same error whatever is wrong: address, password, no role of the back-office, deactivated. */
export async function adminLogin(
  credentials: Credentials,
  { address: visitor, device }: Visitor,
): Promise<SignInResult> {
  const { email } = credentials;
  // Only tokens name the pool's groups; before the code there are none, so they are compared after it.
  const isStaff = ({ proof, user: { role, status } }: Proof) =>
    status === 'active' && (asksForCode(proof) ? isStaffRole(role) : areasOfBoth(role, proof.groups).length > 0);
  const proven = await withFailureLimit({ email, visitor }, () => prove(credentials, isStaff), notAnAdmin);
  return enter(credentials, proven, { device, back_office: true });
}

/** What other domains write in the transaction that creates an account. Passed in: accounts knows none of them. */
export type Alongside = (userId: string, registration: Registration) => Promise<readonly TransactItem[]>;

/** Creates an account and its first session. The verification mail is sent after the response. */
export async function register(
  registration: Registration,
  alongside: Alongside,
  { device }: Pick<Visitor, 'device'>,
): Promise<Opened> {
  const { name, email, password } = registration;
  await refuseCommon('password', password);
  let mails: readonly OutboxRecord[] = [];
  const items = async (user: StoredUser, tokens: Tokens) => {
    mails = await firstVerification(user);
    const counted = dailyItem(dailySignUps, await siteDay(Date.parse(user.created_at)), { sign_ups: 1 });
    const session = firstSessionItem(tokens, { device, back_office: false });
    return [...(await alongside(user.user_id, registration)), ...mails.map(outboxItem), counted, session];
  };
  const account = { name, email, password, role: 'user', verified: false, signsIn: true } as const;
  const { user, tokens } = await openAccount(account, items);
  await announce(mails);
  logger.info('signed up', { user_id: user.user_id });
  return { session: sessionOf(user, tokens, []), refreshToken: tokens.refreshToken };
}

/** A new access token for a refresh token whose session is still open; one that has ended is not, nor one from before a reset. */
export async function refresh(refreshToken: string | undefined): Promise<Session> {
  const tokens = refreshToken ? await continueSession(refreshToken) : undefined;
  const user = tokens && (await findBySubject(tokens.subject));
  if (!tokens || user?.status !== 'active' || tokens.startedAt < user.tokens_valid_after) throw over();
  if (!user.open_sessions?.includes(tokens.session)) throw over();
  const [owned] = await Promise.all([ownedEbookIds(user.user_id), noteRefresh(tokens)]);
  return sessionOf(user, tokens, owned);
}

const stillOpen = 'Your session could not be ended just now. Please sign out again.';

/** The session ends for us before it does for the pool, which afterwards no longer says whose it was. */
async function end(refreshToken: string): Promise<void> {
  const tokens = await continueSession(refreshToken);
  if (tokens) await leaveSession(tokens);
  await revokeSession(refreshToken);
}

/**
 * Idempotent; works without a session. 503 while it cannot be ended everywhere: the browser keeps its cookie to retry.
 */
export async function logout(refreshToken: string | undefined): Promise<void> {
  if (!refreshToken) return;
  await end(refreshToken).catch((cause) => {
    throw unavailable(stillOpen, 2, cause);
  });
}
