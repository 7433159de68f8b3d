import { type DomainError, invalid } from '#lib/errors.ts';
import { hashOf, readToken, sameHash } from '#lib/mail/mailed-secret.ts';
import { announce } from '#lib/outbox/announce.ts';
import { saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import { forgive } from '../attempt/attempt.service.ts';
import { countMail } from '../attempt/mail-limit.ts';
import { replacePassword } from '../password/password.service.ts';
import { refuseCommon } from '../password/refuse-common.ts';
import { newResetDoneTask, newResetTask } from '../task.ts';
import { findByEmail, findBySubject } from '../user/user.repo.ts';
import { isCode } from './reset.code.ts';
import {
  countTry,
  findReset,
  finishReset,
  giveBack,
  type Reset,
  resetKey,
  resetLifetime,
  takeReset,
} from './reset.repo.ts';

const noLink = () =>
  invalid('token', 'Invalid reset link. It may have expired or been used. Please ask for a new one.');
const noCode = () =>
  invalid(
    'code',
    'Invalid reset code. It may have expired or been used. Please check it, follow the link in the newest mail, or ask for a new one.',
  );

/**
 * Queues a link and a code for an active account. The response is always the same: whether the address is known, and
 * whether it is over its mail limit, matters only afterwards. Mails are counted over the lifetime of the first one's
 * link, for unknown addresses too. Beyond the limit nothing changes: the newest link stays valid, so nobody can
 * invalidate it for its reader.
 */
export async function requestReset(email: string): Promise<void> {
  const tooMany = await countMail('reset-mail', email, resetLifetime);
  const user = await findByEmail(email);
  const task = newResetTask(resetKey(email), { for_subject: user?.subject, is_refused: tooMany !== undefined });
  await saveOutboxTask(task);
  await announce([task]);
}

async function setAndForgive(subject: string, password: string, visitor: string): Promise<boolean> {
  const set = await replacePassword(subject, password, { email_verified: true });
  const user = set ? await findBySubject(subject) : undefined;
  if (user) await forgive(user.email, visitor);
  return user !== undefined;
}

async function tellOwner(subject: string): Promise<void> {
  const task = newResetDoneTask(subject);
  await saveOutboxTask(task);
  await announce([task]);
}

/** Of several concurrent calls one performs the reset. If it fails, it ends its lease; if it crashes, that expires. */
async function carryOut(reset: Reset, password: string, refusal: () => DomainError, visitor: string): Promise<void> {
  const taken = reset.subject && (await takeReset(reset));
  if (!reset.subject || !taken) throw refusal();
  try {
    if (!(await setAndForgive(reset.subject, password, visitor))) throw refusal();
    // Before the reset is used up: if it cannot be queued, the reset can be sent again.
    await tellOwner(reset.subject);
    await finishReset(taken);
  } catch (error) {
    // The lease expires anyway; the first error is the one to report.
    await giveBack(taken).catch(() => undefined);
    throw error;
  }
}

export async function resetByLink(token: string, password: string, visitor: string): Promise<void> {
  await refuseCommon('new_password', password);
  const link = readToken(token);
  const reset = link && (await findReset(link.key));
  if (!reset || !sameHash(hashOf(link.secret), reset.link_hash)) throw noLink();
  await carryOut(reset, password, noLink, visitor);
}

export async function resetByCode(email: string, code: string, password: string, visitor: string): Promise<void> {
  await refuseCommon('new_password', password);
  const reset = await countTry(resetKey(email));
  if (!(await isCode(code, reset)) || !reset) throw noCode();
  await carryOut(reset, password, noCode, visitor);
}
