import { beforeAll, describe, expect, it } from 'vitest';
import { totalUsers } from '#functions/accounts/public.ts';
import { findByEmail } from '#functions/accounts/user/user.repo.ts';
import { setProfile } from './accounts/accounts.ts';
import { aBook, buildLists, changedLater, edit, found, someWord, whenMade } from './catalog/catalog.ts';
import type { Client } from './client.ts';
import { asAdmin, eventually, signedUp, somebody, visitor } from './cloud.ts';
import { bought } from './commerce/commerce.ts';
import { sent } from './inquiries/inquiries.ts';
import { audienceOf, until, written } from './newsletter/campaign.ts';
import { site, text, wellFormed } from './pages/pages.ts';

/*
 * Sums over a whole domain are compared exactly, and newer items push others off a list of the newest: nothing else may
 * be created meanwhile. So this file is a separate project (vitest.config.ts), with an empty cloud of its own.
 */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

/** What a list of figures grew by, in hundredths, so that prices compare exactly. */
const growth = (before: Record<string, number>, now: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, Math.round(100 * (value - (before[name] ?? 0)))]),
  );

// First, while the shop is empty: the site's figures are what happened here and nothing else.
it('add up to what was published, sold, downloaded and rated', async () => {
  const { client, ids, order } = await bought([1900, 2900]);
  const [kept = '', returned = ''] = ids;
  for (const [id, rating] of [[kept, 4] as const, [returned, 3] as const])
    expect((await client.put(`/ebooks/${id}/rating`, { rating })).status).toBe(200);
  for (const id of [kept, kept, returned])
    expect((await whenMade(() => client.get(`/ebooks/${id}/download?as=link`))).status).toBe(200);
  await admin.post(`/admin/orders/${order.id}/refund`, { lines: [returned] });
  await client.post(`/user/orders/${order.id}/refund-request`, { reason: 'The other one, too' });
  await aBook({ category: 'Prompt Vault', regulatory_source: 'NIST CSF' });
  await aBook({ status: 'draft', regulatory_source: 'GDPR' });
  await buildLists();
  await eventually(async () => (await admin.get('/admin/stats')).body.revenue === 19);
  expect((await admin.get('/admin/stats')).body).toMatchObject({
    total_orders: 1,
    total_ebooks: 4,
    prompt_packages: 1,
  });
  expect((await admin.get('/admin/orders/summary')).body).toEqual({
    ...{ paid_orders: 1, revenue: 19, refunded: 29, refund_requests: 1 },
  });
  const { body, headers } = await visitor().get('/stats');
  expect(headers.get('cache-control')).toContain('public');
  expect(body).toEqual({
    total_ebooks: 3,
    total_downloads: 3,
    total_purchases: 1,
    active_frameworks: 1,
    user_satisfaction: 3.5,
    prompt_packages: 1,
  });
});

describe('the summary of ebooks', () => {
  it('sums up everything but the trash, whatever happens', async () => {
    const summary = async () => (await admin.get('/admin/ebooks/summary')).body;
    const before = await summary();
    const grown = async () => growth(before, await summary());
    const { id } = await aBook({ price: 1234, status: 'draft' });
    expect(await grown()).toEqual({ total: 100, published: 0, drafts: 100, total_value: 1234 });
    await admin.post(`/admin/ebooks/${id}/publish`);
    await admin.post(`/admin/ebooks/${id}/publish`);
    expect(await grown()).toEqual({ total: 100, published: 100, drafts: 0, total_value: 1234 });
    await edit(id, { price: 20.05, revision: 2 });
    expect(await grown()).toEqual({ total: 100, published: 100, drafts: 0, total_value: 2005 });
    await admin.delete(`/admin/ebooks/${id}`);
    expect(await grown()).toEqual({ total: 0, published: 0, drafts: 0, total_value: 0 });
    await admin.post(`/admin/ebooks/${id}/restore`);
    expect(await grown()).toEqual({ total: 100, published: 0, drafts: 100, total_value: 2005 });
    await admin.delete(`/admin/ebooks/${id}`);
  });
});

it('are up to date on the tiles of the dashboard', async () => {
  const before = (await admin.get('/admin/stats')).body;
  await aBook({ status: 'draft', category: 'Prompt Vault' });
  await signedUp();
  const { body } = await admin.get('/admin/stats');
  const grown = { total_ebooks: 100, prompt_packages: 100, total_users: 100, total_orders: 0, revenue: 0 };
  expect(growth(before, body)).toMatchObject({ ...grown, newsletter_subscribers: 0 });
  expect(body.total_users).toBe(await totalUsers());
});

describe('the inquiries', () => {
  it('are counted by state until they are deleted with the account of their sender', async () => {
    const counts = async () => (await admin.get('/admin/inquiries/summary')).body;
    const { client, person } = await signedUp();
    await setProfile(client, { email_verified: true });
    expect(await counts()).toEqual({ new: 0, open: 0, done: 0 });
    const { inquiry } = await sent(undefined, person.email);
    const other = (await sent(undefined, person.email)).inquiry;
    expect(await counts()).toEqual({ new: 2, open: 0, done: 0 });
    await admin.post(`/admin/inquiries/${inquiry.id}/reply`, { message: 'Yes.', revision: 1 });
    await admin.put(`/admin/inquiries/${inquiry.id}`, { notes: 'Called', revision: 2 });
    expect(await counts()).toEqual({ new: 1, open: 1, done: 0 });
    const finish = () => admin.put(`/admin/inquiries/${inquiry.id}`, { state: 'done', revision: 3 });
    await Promise.all([finish(), finish()]);
    expect(await counts()).toEqual({ new: 1, open: 0, done: 1 });
    await admin.put(`/admin/inquiries/${other.id}`, { state: 'open', revision: 1 });
    await client.delete('/user', { password: person.password });
    expect(await counts()).toEqual({ new: 0, open: 0, done: 0 });
  });
});

describe('the number of accounts', () => {
  it('grows by one when ten register one address concurrently', async () => {
    const before = await totalUsers();
    const person = somebody();
    await Promise.all(Array.from({ length: 10 }, () => visitor().post('/auth/register', person)));
    expect(await totalUsers()).toBe(before + 1);
  });

  it('falls by one when one account is deleted twice concurrently', async () => {
    const { client, person } = await signedUp();
    const before = await totalUsers();
    const leave = () => client.delete('/user', { password: person.password });
    await Promise.all([leave(), leave()]);
    expect(await findByEmail(person.email)).toBeUndefined();
    expect(await totalUsers()).toBe(before - 1);
  });
});

describe('what is published of a domain', () => {
  it('counts newsletters, and the mails that left', async () => {
    const summary = async () => (await admin.get('/admin/newsletters/summary')).body;
    const before = await summary();
    await audienceOf(admin, 'compliance', 3);
    const { id } = await written(admin, 'compliance');
    expect((await admin.post(`/admin/newsletters/${id}/send`)).status).toBe(200);
    await until(admin, id, 'sent');
    expect(growth(before, await summary())).toMatchObject({ campaigns: 100, sent: 100, sent_count: 300 });
  });
});

it('is in the feed of new ebooks: what is published, as it was last changed, well formed, and no draft', async () => {
  const word = someWord();
  const draft = await aBook({ status: 'draft', title: `${word} draft` });
  const ebook = await aBook({ title: `${word} <b>&"'\u0001 ]]>`, description: 'a < b & c' });
  await found(visitor(), word);
  const withEbook = async () => {
    const feed = await text('/feed/ebooks.xml');
    return feed.body.includes(`${site()}/ebook/${ebook.id}<`) && feed;
  };
  const feed = await eventually(withEbook);
  expect(feed).toMatchObject({ status: 200, type: 'application/atom+xml; charset=utf-8' });
  expect(feed.body).not.toContain(draft.id);
  expect(feed.body).toContain('&lt;b&gt;&amp;&quot;&#39; ]]&gt;</title>');
  wellFormed(feed.body);
  const changed = await changedLater(ebook.id);
  await eventually(async () => (await text('/feed/ebooks.xml')).body.includes(`<updated>${changed}</updated>`));
});
