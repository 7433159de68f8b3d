import { currentSettings } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { newId } from '#lib/ids.ts';
import { runJob } from '#lib/job/run.ts';
import type { Letter, Mail } from '#lib/mail/mail.ts';
import { hashOf, newSecret } from '#lib/mail/mailed-secret.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { confirmUrl, subscriberFooter } from '../links.ts';
import { confirmationMail, interestsMail, welcomeMail } from '../newsletter.mail.ts';
import { isSuppressed } from '../suppression/suppression.service.ts';
import {
  type ForgetTask,
  type NewsletterTask,
  newsletterQueue,
  newTask,
  type OptIn,
  type SendTask,
  type StoppedTask,
} from '../task.ts';
import { mailTest } from '../test-mail.ts';
import { writeToken } from './confirm-token.ts';
import { changeSubscriber, findSubscriber, type StoredSubscriber } from './subscriber.repo.ts';
import { asked, lapsed, linkLifetime } from './subscriber.rules.ts';

const { siteUrl } = readEnv('siteUrl');

async function send(mail: Mail): Promise<void> {
  const { sendMail } = await import('#lib/mail/mail.ts');
  await sendMail(mail);
}

/** A letter with the ways out of the subscription. */
const toSubscriber = async (id: string, letter: Letter): Promise<Mail> => ({
  ...letter,
  ...(await subscriberFooter(id)),
});

async function mailLink({ id, email, status, asked_interests = [] }: StoredSubscriber, secret: string): Promise<void> {
  const token = writeToken({ id, secret });
  if (status === 'confirmed')
    return send(await toSubscriber(id, interestsMail(email, asked_interests, confirmUrl(token))));
  const { postal_address } = await currentSettings();
  await send({ ...confirmationMail(email, confirmUrl(token)), footer: { address: postal_address, links: [] } });
}

/**
 * Starts the double opt-in, of a subscription or of more interests for one. The subscriber is written before the mail is sent; if a run dies in between, the same task
 * runs again and may send another mail, whose link replaces the first.
 */
async function optIn(email: string, { key: task, interests, source, user_id }: OptIn): Promise<void> {
  if (await isSuppressed(email)) return;
  const secret = newSecret();
  const at = now();
  const link = { newId: newId('subscriber'), hash: hashOf(secret), task, at };
  const subscriber = await changeSubscriber(email, (before) => {
    const after = asked(before, { email, interests, source, user_id }, link);
    const isMailed = after?.token_hash === link.hash;
    return { after, also: isMailed ? [outboxItem(newTask(email, { kind: 'lapse' }, at + linkLifetime))] : [] };
  });
  if (subscriber?.token_hash === link.hash) await mailLink(subscriber, secret);
}

async function welcome(email: string): Promise<void> {
  const subscriber = await findSubscriber(email);
  if (subscriber?.status !== 'confirmed') return;
  const { id, interests } = subscriber;
  await send(await toSubscriber(id, welcomeMail(email, interests, siteUrl)));
}

async function lapse(email: string): Promise<void> {
  await changeSubscriber(email, (before) => ({ after: lapsed(before, now()) }));
}

/** Loaded on demand: most tasks are mails. */
async function goOnWith(jobId: string): Promise<readonly OutboxRecord<NewsletterTask>[]> {
  const { subscriberJobs } = await import('./jobs.ts');
  return runJob(jobId, newsletterQueue, subscriberJobs);
}

const isOfSending = (task: NewsletterTask): task is SendTask | StoppedTask | ForgetTask =>
  task.kind === 'send' || task.kind === 'stopped' || task.kind === 'forget';

/** Runs a task. Each may run again after a crash: a mail may then be sent twice, nothing else happens twice. */
export async function perform(subject: string, task: NewsletterTask): Promise<readonly OutboxRecord<NewsletterTask>[]> {
  if (task.kind === 'job') return goOnWith(subject);
  if (isOfSending(task)) await (await import('../sending/tasks.ts')).performForSending(subject, task);
  if (task.kind === 'test') await mailTest(subject, task);
  if (task.kind === 'opt-in') await optIn(subject, task);
  if (task.kind === 'welcome') await welcome(subject);
  if (task.kind === 'lapse') await lapse(subject);
  if (task.kind === 'released') await (await import('../suppression/account-list.ts')).releaseAtSes(subject);
  return [];
}
