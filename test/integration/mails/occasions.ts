import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { newestMail } from '../accounts/accounts.ts';
import { enrolled, steadyAuthenticator } from '../accounts/authenticator.ts';
import { putOrders } from '../accounts/many-orders.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, mailsTo, type StoredMail, signedUp, visitor } from '../cloud.ts';
import { bought } from '../commerce/commerce.ts';
import { confirmSubject, interestsSubject, mailAbout, someAddress, subscribed } from '../newsletter/newsletter.ts';

/* What makes the product send its mails, over HTTP, each with what must be the same after its links were opened. */

/** Mails of one occasion, and what is looked at: it answers the same as long as nothing has changed. */
export interface Occasion {
  readonly mails: readonly StoredMail[];
  look(): Promise<unknown>;
}

const operator = 'desk@rampart.test';
const bodyOf = async (client: Client, path: string): Promise<unknown> => (await client.get(path)).body;

/** Everything that somebody has, and the mails that they got. */
const lookAt =
  (client: Client, email: string, ...paths: string[]): Occasion['look'] =>
  async () => {
    const bodies = await Promise.all(['/auth/me', '/user/orders', ...paths].map((path) => bodyOf(client, path)));
    return [bodies, (await mailsTo(email)).map(({ subject }) => subject)];
  };

/** A new account, with a reset that has been asked for: both links are still to be followed. */
export async function newAccount() {
  const { client, person } = await signedUp();
  const verification = await newestMail(person.email, 'Confirm your email address');
  await visitor().post('/auth/request-password-reset', { email: person.email });
  const reset = await newestMail(person.email, 'Reset your Rampart password');
  return { client, person, verification, reset, mails: [verification, reset], look: lookAt(client, person.email) };
}

const subscriberOf = async (admin: Client, email: string) =>
  (await admin.get('/admin/newsletter-subscribers', { query: { search: email } })).body;

/** Somebody who has not confirmed, and somebody who has and was asked whether they want more topics. */
export async function newSubscribers() {
  const admin = await asAdmin();
  const pending = someAddress();
  await visitor().post('/newsletter/subscribe-public', { email: pending, interests: ['compliance'] });
  const confirmation = await mailAbout(pending, confirmSubject);
  const { email: confirmed } = await subscribed(['compliance']);
  await visitor().post('/newsletter/subscribe-public', { email: confirmed, interests: ['frameworks'] });
  const topics = await mailAbout(confirmed, interestsSubject);
  const look = async () =>
    Promise.all(
      [pending, confirmed].map(async (email) => [
        await subscriberOf(admin, email),
        (await mailsTo(email)).map(({ subject }) => subject),
      ]),
    );
  return { pending, confirmed, confirmation, topics, mails: [confirmation, ...(await mailsTo(confirmed))], look };
}

/** A buyer who got one book's money back, and asked for the other's in vain. */
export async function buyer(): Promise<Occasion> {
  const admin = await asAdmin();
  const { client, person, order, ids } = await bought([1900, 2900]);
  await admin.post(`/admin/orders/${order.id}/refund`, { lines: [ids[0]] });
  await client.post(`/user/orders/${order.id}/refund-request`, { reason: 'Not mine' });
  await admin.post(`/admin/orders/${order.id}/decline-refund`, { note: 'You have read all of it.' });
  for (const subject of ['Your receipt', 'Your refund for', 'Your refund request'])
    await newestMail(person.email, subject);
  const mails = await mailsTo(person.email);
  return { mails, look: lookAt(client, person.email, '/user/library', `/user/orders/${order.id}`) };
}

/** Somebody whose second factor is new, and who was welcomed by an admin. */
export async function guarded(): Promise<Occasion> {
  const admin = await asAdmin();
  const { client, person, user } = await signedUp();
  await enrolled(client, person.password, steadyAuthenticator);
  await admin.post(`/admin/users/${user.id}/send-welcome`);
  for (const subject of ['A second factor was set up', 'Welcome to Rampart']) await newestMail(person.email, subject);
  const mails = await mailsTo(person.email);
  return { mails, look: lookAt(client, person.email, '/auth/second-factor', '/user/sessions') };
}

/** Somebody who asked for more than fits into one answer. */
export async function largeExport(): Promise<Occasion> {
  const { client, person, user } = await signedUp();
  await putOrders(user.id, 1001);
  expect((await client.get('/user/export')).status).toBe(202);
  await control('fire/ExportSweep');
  const mails = [await newestMail(person.email, 'Your Rampart export is ready')];
  return { mails, look: lookAt(client, person.email, '/user/export-files') };
}

/** Somebody who has chosen a new password, and somebody whose account is gone. */
export async function endings(): Promise<Occasion> {
  const { client, person, reset } = await newAccount();
  const token = /token=(\S+)/.exec(reset.text)?.[1];
  await visitor().post('/auth/reset-password', { token, new_password: 'fresh-one' });
  const done = await newestMail(person.email, 'Your Rampart password was reset');
  const leaver = await signedUp();
  const { status } = await leaver.client.delete('/user', { password: leaver.person.password });
  expect(status).toBe(200);
  await control('fire/AccountsOutboxSweep');
  const gone = await newestMail(leaver.person.email, 'Your Rampart account was deleted');
  const signIn = async (password: string) => (await visitor().post('/auth/login', { ...person, password })).status;
  const look = async () => [
    (await client.get('/auth/me')).status,
    await signIn('fresh-one'),
    (await mailsTo(person.email)).length,
    (await mailsTo(leaver.person.email)).length,
  ];
  return { mails: [done, gone], look };
}

/** Somebody who wrote to us and was answered. */
export async function inquiry(): Promise<Occasion> {
  const admin = await asAdmin();
  const email = someAddress();
  const subject = `Question ${randomUUID()}`;
  await visitor().post('/contact/general', { name: 'Sam', email, subject, message: 'Is it printed?', type: 'contact' });
  const find = async () => {
    const { body } = await admin.get('/admin/inquiries?limit=100');
    return body.find((each: { email: string }) => each.email === email);
  };
  const { id, revision } = await eventually(find);
  await admin.post(`/admin/inquiries/${id}/reply`, { message: 'Not yet.', revision });
  await newestMail(email, 'Re: ');
  await newestMail(email, 'We have received your message');
  const told = await eventually(async () => (await mailsTo(operator)).find((mail) => mail.subject.includes(subject)));
  const look = async () => [await find(), (await mailsTo(email)).length];
  return { mails: [told, ...(await mailsTo(email))], look };
}

/** The site as it is served here, wherever a mail says it is. */
export const here = (address: string): URL => {
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, inject('cloudUrl'));
};
