import { expect, test } from 'vitest';
import { newestMail, tokenIn } from '../accounts/accounts.ts';
import { byLink, subject as resetSubject, sent } from '../accounts/reset.ts';
import {
  announcedIsDone,
  control,
  eventually,
  mailsNow,
  mailsTo,
  ownCloud,
  signedUp,
  somebody,
  visitor,
} from '../cloud.ts';
import { checkout, ownedBy, press } from '../commerce/commerce.ts';
import { confirmSubject, someAddress } from './newsletter.ts';

/** SES or the event bus does not respond: no request waits for it, and no mail is lost. */

const minute = 60_000;
const verifySubject = 'Confirm your email address';
const operator = 'desk@rampart.test';

const askForReset = (email: string, url: string) => visitor(url).post('/auth/request-password-reset', { email });
const sweeps = ['AccountsOutboxSweep', 'CommerceOutboxSweep', 'InquiriesOutboxSweep', 'NewsletterOutboxSweep'];
const sweepAll = (url: string) => Promise.all(sweeps.map((name) => control(`fire/${name}`, {}, url)));

/** How many mails with this subject an address has received. */
const count = async (address: string, subject: string, url: string) =>
  (await mailsTo(address, url)).filter((mail) => mail.subject.startsWith(subject)).length;

async function paidFor(buyer: Awaited<ReturnType<typeof signedUp>>, url: string) {
  const { body } = await visitor(url).get('/ebooks/public', { query: { limit: '100' } });
  const [book] = body.filter(({ price }: { price: number }) => price > 0);
  const { body: order } = await checkout(buyer, [book.id]);
  await control('payments/hold', {}, url);
  await press(order.session_id, 'pay', {}, url);
  return { book: book.id as string, session: order.session_id as string };
}

async function inquired(url: string) {
  const email = someAddress();
  const written = { name: 'Sam', email, subject: 'A question', message: 'What is in it?', type: 'contact' };
  expect((await visitor(url).post('/contact/general', written)).status).toBe(201);
  return email;
}

test('no response waits for a silent SES; each mail arrives once SES answers again', async () => {
  const { url } = await ownCloud('shop');
  const [buyer, { client, person }] = [await signedUp(url), await signedUp(url)];
  const { book, session } = await paidFor(buyer, url);
  await announcedIsDone(url);
  await control('faults', { service: 'ses', delay: 10 * minute }, url);

  const newcomer = await signedUp(url);
  const nobody = somebody().email;
  for (const email of [person.email, nobody])
    expect(await askForReset(email, url)).toMatchObject({ status: 200, body: sent });
  expect((await client.post('/auth/send-verification')).status).toBe(200);
  const asking = await inquired(url);
  const subscriber = someAddress();
  expect((await visitor(url).post('/newsletter/subscribe-public', { email: subscriber })).status).toBe(200);
  expect((await buyer.client.get(`/payments/status/${session}`)).body).toMatchObject({ payment_status: 'paid' });
  expect(await ownedBy(buyer.client)).toEqual([book]);
  const none = [newcomer.person.email, nobody, asking, subscriber, operator];
  for (const email of none) expect(await mailsNow(email, url)).toEqual([]);

  // Each worker gives up on SES after its own timeout.
  await announcedIsDone(url);
  for (const email of none) expect(await mailsNow(email, url)).toEqual([]);
  await control('faults', { clear: true }, url);
  const owed: readonly (readonly [string, string, number])[] = [
    [newcomer.person.email, verifySubject, 1],
    [person.email, resetSubject, 1],
    [person.email, verifySubject, 2],
    [asking, 'We have received your message', 1],
    [operator, 'Message: A question', 1],
    [subscriber, confirmSubject, 1],
    [buyer.person.email, 'Your receipt', 1],
  ];
  const counts = () => Promise.all(owed.map(([email, subject]) => count(email, subject, url)));
  const all = owed.map(([, , times]) => times);
  await eventually(async () => {
    await control('clock', { advance_ms: 2 * minute }, url);
    await sweepAll(url);
    return (await counts()).every((n, index) => n >= (all[index] ?? 0));
  });
  await control('clock', { advance_ms: 10 * minute }, url);
  await sweepAll(url);
  expect(await counts()).toEqual(all);
  expect(await mailsTo(nobody, url)).toEqual([]);
  const { text } = await newestMail(person.email, resetSubject, url);
  expect((await byLink(tokenIn(text), url)).status).toBe(200);
});

test('a silent event bus delays mail by a minute but no response', async () => {
  const { url } = await ownCloud();
  await control('faults', { service: 'events', delay: 10 * minute }, url);
  const { person } = await signedUp(url);
  expect(await mailsTo(person.email, url)).toEqual([]);
  await sweepAll(url);
  expect(await count(person.email, verifySubject, url)).toBe(1);
});
