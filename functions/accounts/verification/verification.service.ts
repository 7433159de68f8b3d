import type { SignedIn } from '#lib/actor.ts';
import { hours } from '#lib/clock.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { hashOf, readToken, sameHash } from '#lib/mail/mailed-secret.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import { tooMany } from '../attempt/attempt.service.ts';
import { countMail } from '../attempt/mail-limit.ts';
import { newVerificationTask } from '../task.ts';
import { findBySubject, recordVerified, type StoredUser } from '../user/user.repo.ts';
import { findVerification } from './verification.repo.ts';

const noLink = () => invalid('token', 'Invalid verification link. It may have expired. Please ask for a new one.');

/** Counted by address, not by account: an account can be deleted and created again with somebody else's address. */
const countLink = ({ email }: StoredUser) => countMail('verification-mail', email, hours(1));

/** The mail after a registration, unless the address is over its limit. A reminder; it can be requested again. */
export const firstVerification = async (user: StoredUser): Promise<OutboxRecord[]> =>
  (await countLink(user)) ? [] : [newVerificationTask(user.subject)];

/** Sends the mail again on request. Older links become invalid once it is sent. */
export async function sendVerification(actor: SignedIn): Promise<void> {
  const user = await findBySubject(actor.subject);
  if (!user || user.email_verified) throw conflict('Your email address is already verified');
  const tooManyLinks = await countLink(user);
  if (tooManyLinks) throw tooMany('attempts', tooManyLinks);
  const task = newVerificationTask(user.subject);
  await saveOutboxTask(task);
  await announce([task]);
}

export async function verifyEmail(token: string): Promise<void> {
  const link = readToken(token);
  const verification = link && (await findVerification(link.key));
  if (!verification || !sameHash(hashOf(link.secret), verification.link_hash)) throw noLink();
  if (!(await recordVerified(verification.subject))) throw noLink();
}
