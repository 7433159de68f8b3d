import { type Manager, operator, type Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { hours, now } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { carryOutOnce } from '#lib/once/once.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import type { UserStatus } from '#shared/accounts/admin-user.ts';
import { isAdminRole, type Role } from '#shared/accounts/role.ts';
import { tooMany } from '../attempt/attempt.service.ts';
import { countMail } from '../attempt/mail-limit.ts';
import { nextSecond } from '../password/password.service.ts';
import { noFactorItem } from '../second-factor/second-factor.repo.ts';
import { tellPool } from '../second-factor/second-factor.service.ts';
import { forgetSessions } from '../session/every-session.service.ts';
import { newGroupTask, newSecondFactorTask, newWelcomeTask } from '../task.ts';
import { auditTarget } from '../user/audit-target.ts';
import { requireOwner } from '../user/owner.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { changeUser, type Values } from '../user/user-change.repo.ts';
import { findById } from '../user/user-list.repo.ts';

const unknownUser = () => notFound('User not found');

/** The user with this id; 404 when there is none, or their account is closed. */
export async function requireUser(id: string): Promise<StoredUser> {
  const user = await findById(id);
  if (!user) throw unknownUser();
  return user;
}

interface Act {
  readonly action: `user.${string}`;
  readonly values: Values;
  /** Shown by the audit row, from before to after. */
  readonly logs?: 'role' | 'status';
  readonly task?: (subject: string) => OutboxRecord;
  /** Written in the same transaction. */
  readonly also?: readonly TransactItem[];
}

/**
 * Changes a user, with the audit row and the task for the user pool in the same transaction. A user who is like that
 * already stays so and is no error: a repeated request has the same answer.
 */
async function act(actor: Writer, id: string, decide: (user: StoredUser) => Act | undefined): Promise<StoredUser> {
  let tasks: OutboxRecord[] = [];
  const user = await changeUser(
    () => requireUser(id),
    (before) => {
      const decided = decide(before);
      if (!decided) return undefined;
      const { action, values, logs, task, also = [] } = decided;
      tasks = task ? [task(before.subject)] : [];
      const fields = logs && { before: { [logs]: before[logs] }, after: { [logs]: values[logs] } };
      const row = auditItem(actor, { action, target: auditTarget(before), ...fields });
      return { values, also: [row, ...also, ...tasks.map(outboxItem)] };
    },
  );
  if (!user) throw unknownUser();
  await announce(tasks);
  return user;
}

function notMyself(actor: Writer, id: string, sentence: string): void {
  if (actor.id === id) throw conflict(sentence);
}

/**
 * Gives a role. A lost one is lost with the person's next call, because each reads the profile; the pool's group follows,
 * and until it has, the next sign-in is not yet a new role's.
 */
const give = (actor: Manager, id: string, action: Act['action'], next: (role: Role) => Role): Promise<StoredUser> =>
  act(actor, id, ({ role: before }) => {
    const role = next(before);
    if (role === before) return undefined;
    requireOwner(actor, before, role);
    return { action, values: { role }, logs: 'role', task: newGroupTask };
  });

export const promote = (actor: Manager, id: string): Promise<StoredUser> =>
  give(actor, id, 'user.promoted', (role) => (isAdminRole(role) ? role : 'admin'));

export async function demote(actor: Manager, id: string): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot remove your own admin privileges.');
  return give(actor, id, 'user.demoted', () => 'user');
}

export async function setRole(actor: Manager, id: string, role: Role): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot change your own role.');
  return give(actor, id, 'user.role-changed', () => role);
}

/** A deactivated person's sessions end for good: they are not back when the account is. */
async function deactivate(actor: Manager, id: string): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot deactivate your own account.');
  const tokens_valid_after = nextSecond(now());
  const user = await act(actor, id, ({ status, role }) => {
    if (status === 'inactive') return undefined;
    requireOwner(actor, role);
    return { action: 'user.deactivated', values: { status: 'inactive', tokens_valid_after }, logs: 'status' };
  });
  await forgetSessions(user.subject);
  return user;
}

const activate = (actor: Manager, id: string): Promise<StoredUser> =>
  act(actor, id, ({ status, role }) => {
    if (status === 'active') return undefined;
    requireOwner(actor, role);
    return { action: 'user.activated', values: { status: 'active' }, logs: 'status' };
  });

export const setStatus = (actor: Manager, id: string, status: UserStatus): Promise<StoredUser> =>
  status === 'active' ? activate(actor, id) : deactivate(actor, id);

/** Sessions stay open, but may do nothing else than choose a new password. */
export const forcePasswordReset = (actor: Writer, id: string): Promise<StoredUser> =>
  act(actor, id, (user) =>
    user.force_password_change ? undefined : { action: 'user.reset-forced', values: { force_password_change: true } },
  );

async function takeFactor(actor: Manager, id: string, more: Values = {}): Promise<StoredUser> {
  const user = await act(actor, id, ({ subject, role, has_second_factor }) => {
    if (!has_second_factor) return undefined;
    requireOwner(actor, role);
    return {
      action: 'user.second-factor-reset',
      values: { ...more, has_second_factor: false },
      also: [noFactorItem(subject)],
      task: (of) => newSecondFactorTask(of, 'reset'),
    };
  });
  await tellPool(user.subject, false);
  return user;
}

/**
 * For somebody who has lost the authenticator and the recovery codes: the password alone signs in until they set up
 * another one. Staff who need one do that before anything else.
 */
export function resetSecondFactor(actor: Manager, id: string): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot reset your own second factor. Replace or remove it in your account settings.');
  return takeFactor(actor, id);
}

/** The same by the operator's command, for an owner whom nobody else can help. Every session ends with it. */
export async function resetLostFactor(id: string): Promise<void> {
  const user = await takeFactor({ ...operator, areas: ['owner'] }, id, { tokens_valid_after: nextSecond(now()) });
  await forgetSessions(user.subject);
}

export async function endSessionsOf(actor: Writer, id: string): Promise<void> {
  const tokens_valid_after = nextSecond(now());
  const { subject } = await act(actor, id, () => ({ action: 'user.signed-out', values: { tokens_valid_after } }));
  await forgetSessions(subject);
}

const notActive = 'This account is deactivated. Activate it before you welcome its owner.';

/** The mail is an outbox task: this returns before it is sent. A job that repeats it with its mark sends none. */
export async function sendWelcome(actor: Writer, id: string): Promise<void> {
  const user = await requireUser(id);
  if (user.status !== 'active') throw conflict(notActive);
  await carryOutOnce(actor.once, async (mark) => {
    const over = await countMail('welcome-mail', user.email, hours(1));
    if (over) throw tooMany('welcome mails', over);
    const task = newWelcomeTask(user.subject);
    const row = auditItem(actor, { action: 'user.welcomed', target: auditTarget(user) });
    await transact([...mark, outboxItem(task), row]);
    await announce([task]);
  });
}
