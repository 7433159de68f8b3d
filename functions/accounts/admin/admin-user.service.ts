import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { hours, now } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact } from '#lib/table/transact.ts';
import type { UserStatus } from '#shared/accounts/admin-user.ts';
import { tooMany } from '../attempt/attempt.service.ts';
import { countMail } from '../attempt/mail-limit.ts';
import { nextSecond } from '../password/password.service.ts';
import { forgetSessions } from '../session/every-session.service.ts';
import { newGroupTask, newWelcomeTask } from '../task.ts';
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

/** The audit log keeps no addresses and no names of people who may leave. */
const targetOf = ({ user_id, email }: StoredUser) => ({ id: user_id, name: masked(email) });

interface Act {
  readonly action: `user.${string}`;
  readonly values: Values;
  /** Shown by the audit row, from before to after. */
  readonly logs?: 'role' | 'status';
  readonly task?: (subject: string) => OutboxRecord;
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
      const { action, values, logs, task } = decided;
      tasks = task ? [task(before.subject)] : [];
      const fields = logs && { before: { [logs]: before[logs] }, after: { [logs]: values[logs] } };
      const row = auditItem(actor, { action, target: targetOf(before), ...fields });
      return { values, also: [row, ...tasks.map(outboxItem)] };
    },
  );
  if (!user) throw unknownUser();
  await announce(tasks);
  return user;
}

function notMyself(actor: Writer, id: string, sentence: string): void {
  if (actor.id === id) throw conflict(sentence);
}

/** The pool's group follows: until it has, the person's next sign-in is not yet an admin's. */
export const promote = (actor: Writer, id: string): Promise<StoredUser> =>
  act(actor, id, ({ role }) =>
    role === 'admin'
      ? undefined
      : { action: 'user.promoted', values: { role: 'admin' }, logs: 'role', task: newGroupTask },
  );

/** Takes effect with the next call of the person, because each reads the profile. */
export async function demote(actor: Writer, id: string): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot remove your own admin privileges.');
  return act(actor, id, ({ role }) =>
    role === 'user'
      ? undefined
      : { action: 'user.demoted', values: { role: 'user' }, logs: 'role', task: newGroupTask },
  );
}

/** A deactivated person's sessions end for good: they are not back when the account is. */
async function deactivate(actor: Writer, id: string): Promise<StoredUser> {
  notMyself(actor, id, 'You cannot deactivate your own account.');
  const tokens_valid_after = nextSecond(now());
  const user = await act(actor, id, ({ status }) =>
    status === 'inactive'
      ? undefined
      : { action: 'user.deactivated', values: { status: 'inactive', tokens_valid_after }, logs: 'status' },
  );
  await forgetSessions(user.subject);
  return user;
}

const activate = (actor: Writer, id: string): Promise<StoredUser> =>
  act(actor, id, ({ status }) =>
    status === 'active' ? undefined : { action: 'user.activated', values: { status: 'active' }, logs: 'status' },
  );

export const setStatus = (actor: Writer, id: string, status: UserStatus): Promise<StoredUser> =>
  status === 'active' ? activate(actor, id) : deactivate(actor, id);

/** Sessions stay open, but may do nothing else than choose a new password. */
export const forcePasswordReset = (actor: Writer, id: string): Promise<StoredUser> =>
  act(actor, id, (user) =>
    user.force_password_change ? undefined : { action: 'user.reset-forced', values: { force_password_change: true } },
  );

export async function endSessionsOf(actor: Writer, id: string): Promise<void> {
  const tokens_valid_after = nextSecond(now());
  const { subject } = await act(actor, id, () => ({ action: 'user.signed-out', values: { tokens_valid_after } }));
  await forgetSessions(subject);
}

const notActive = 'This account is deactivated. Activate it before you welcome its owner.';

/** The mail is an outbox task: this returns before it is sent. */
export async function sendWelcome(actor: Writer, id: string): Promise<void> {
  const user = await requireUser(id);
  if (user.status !== 'active') throw conflict(notActive);
  const over = await countMail('welcome-mail', user.email, hours(1));
  if (over) throw tooMany('welcome mails', over);
  const task = newWelcomeTask(user.subject);
  await transact([outboxItem(task), auditItem(actor, { action: 'user.welcomed', target: targetOf(user) })]);
  await announce([task]);
}
