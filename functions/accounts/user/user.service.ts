import { setTimeout as pause } from 'node:timers/promises';
import { ownedEbookIds } from '#functions/library/public.ts';
import { now, nowIso, seconds } from '#lib/clock.ts';
import { conflict, DomainError, unavailable } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type TransactItem, TransactionRefused, transact } from '#lib/table/transact.ts';
import { isAdminRole } from '#shared/accounts/role.ts';
import type { User } from '#shared/accounts/user.ts';
import { asksForCode, signIn, type Tokens } from '../user-pool/user-pool.sessions.ts';
import { createIdentity, deleteIdentity, joinRole, setPassword } from '../user-pool/user-pool.users.ts';
import { type Claim, claim, claimLease, holderOf, keepItem, release } from './address.repo.ts';
import { listedAs } from './listing.ts';
import { findByEmail, findBySubject, newUserItem, type StoredUser } from './user.repo.ts';
import { countWrites } from './user-counts.ts';
import { userSearch } from './user-search.ts';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: StoredUser['role'];
  readonly verified: boolean;
  /** Whether its owner gets the first session, as after a registration. */
  readonly signsIn?: true;
}

const addressTaken = 'An account with this email already exists';
const stillOpening = 'An account with this email is being created. Please try again in a moment.';

/** Until the claim on an address expires. */
const secondsLeft = (holder: { claimed_at: number } | undefined): number =>
  Math.max(1, Math.ceil(((holder?.claimed_at ?? 0) + claimLease - now()) / 1000));

/** Claims the address. Waits for a concurrent registration, which usually ends within a second. */
async function claimAddress(email: string): Promise<Claim> {
  const givesUpAt = now() + seconds(4);
  for (;;) {
    const mine = await claim(email);
    if (mine) return mine;
    const holder = await holderOf(email);
    if (holder?.user_id) throw conflict(addressTaken);
    if (now() > givesUpAt) throw unavailable(stillOpening, secondsLeft(holder));
    await pause(200);
  }
}

/**
 * Creates a pool user for a claimed address. An existing one was left by an attempt that crashed before its profile:
 * nobody can be signed in with it, so it is replaced.
 */
async function freshIdentity(email: string): Promise<string> {
  const subject = await createIdentity(email);
  if (subject) return subject;
  if (await findByEmail(email)) throw conflict(addressTaken);
  await deleteIdentity(email);
  const second = await createIdentity(email);
  if (!second) throw unavailable(stillOpening);
  return second;
}

async function identify({ email, password, role }: NewAccount): Promise<Tokens> {
  const subject = await freshIdentity(email);
  await setPassword(subject, password);
  await joinRole(subject, role);
  const tokens = await signIn(email, password);
  if (!tokens || asksForCode(tokens)) throw unavailable(stillOpening);
  return tokens;
}

function newUser({ name, email, role, verified, signsIn }: NewAccount, { subject, session }: Tokens): StoredUser {
  const user_id = newId('user');
  const created_at = nowIso();
  return {
    subject,
    user_id,
    name,
    email,
    role,
    status: 'active',
    listed: listedAs({ role, status: 'active', user_id }),
    force_password_change: false,
    tokens_valid_after: 0,
    email_verified: verified,
    created_at,
    ...(signsIn && { last_login: created_at, open_sessions: [session] }),
  };
}

async function commit(user: StoredUser, address: Claim, alongside: readonly TransactItem[]): Promise<void> {
  const items = [
    keepItem(address, user.user_id),
    newUserItem(user),
    ...userSearch.items(undefined, user),
    ...countWrites(undefined, user),
    ...alongside,
  ];
  try {
    await transact(items);
  } catch (error) {
    if (error instanceof TransactionRefused) throw unavailable(stillOpening, 2, error);
    throw error;
  }
}

/**
 * Creates an account and its first session. The order is: claim the address, pool user, password, session, and last one
 * transaction with the profile. Before it nothing is visible, because a pool user without a profile can do nothing;
 * after it nothing is missing. After a crash, the next registration takes over the address once the claim has expired.
 */
export async function openAccount(
  account: NewAccount,
  alongside: (user: StoredUser, tokens: Tokens) => Promise<readonly TransactItem[]> = async () => [],
): Promise<{ user: StoredUser; tokens: Tokens }> {
  const address = await claimAddress(account.email);
  try {
    const tokens = await identify(account);
    const user = newUser(account, tokens);
    await commit(user, address, await alongside(user, tokens));
    return { user, tokens };
  } catch (error) {
    // The claim expires anyway; the first error is the one to report.
    await release(address).catch(() => undefined);
    throw error;
  }
}

/** Creates an account outside the site, for operators and the seed. 409 when the address is taken. */
export async function createAccount(account: NewAccount): Promise<{ id: string }> {
  const { user } = await openAccount({ ...account, email: account.email.trim().toLowerCase() });
  return { id: user.user_id };
}

/** A profile as the browser gets it. */
export const describeUser = (user: StoredUser, owned: Iterable<string>): User => ({
  id: user.user_id,
  name: user.name,
  email: user.email,
  role: user.role,
  is_admin: isAdminRole(user.role),
  purchased_ebooks: [...owned],
  force_password_change: user.force_password_change,
  email_verified: user.email_verified,
  created_at: user.created_at,
});

/** The current user, with the ids of owned books. */
export async function liveUser(actor: { readonly subject: string; readonly id: string }): Promise<User> {
  const [user, owned] = await Promise.all([findBySubject(actor.subject), ownedEbookIds(actor.id)]);
  if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
  return describeUser(user, owned);
}
