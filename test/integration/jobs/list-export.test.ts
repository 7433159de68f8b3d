import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { OrderEntity } from '#functions/commerce/order/order.entity.ts';
import { order, putOrders } from '../accounts/many-orders.ts';
import type { Client } from '../client.ts';
import { asAdmin, eventually, signedUp, visitor } from '../cloud.ts';
import { audienceOf, until, written } from '../newsletter/campaign.ts';
import { colleague, ended, entered } from './jobs.ts';

/* Lists of the back-office as files that jobs write. */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const start = (client: Client, list: string, filter: object = {}, headers?: Record<string, string>) =>
  client.post(`/admin/${list}/export`, filter, headers && { headers });

async function fetched(client: Client, jobId: string): Promise<string> {
  const { status, body } = await client.get<{ url: string }>(`/admin/jobs/${jobId}/file`);
  if (status !== 200) throw new Error(`file: ${status} ${JSON.stringify(body)}`);
  return Buffer.from(await (await fetch(body.url)).arrayBuffer()).toString();
}

/** What an export has written, line by line. */
async function exported(list: string, filter: object = {}, client = admin): Promise<string[]> {
  const { status, body } = await start(client, list, filter);
  if (status !== 202) throw new Error(`export: ${status} ${JSON.stringify(body)}`);
  const job = await ended(client, body.job.id);
  expect(job).toMatchObject({ state: 'done', failed: 0 });
  const lines = (await fetched(client, job.id)).split('\r\n');
  expect([lines[0]?.[0], lines.at(-1), job.total]).toEqual(['\uFEFF', '', lines.length - 2]);
  return [lines[0]?.slice(1) ?? '', ...lines.slice(1, -1)];
}

describe('an export', () => {
  test('has every row that the filter finds, portion by portion, and no formula', async () => {
    const { user } = await signedUp();
    await putOrders(user.id, 2300);
    const nasty = order(user.id, 9999);
    await OrderEntity.put({
      ...nasty,
      lines: nasty.lines.map((line) => ({ ...line, title: '=HYPERLINK("http://x")' })),
    }).go();
    const [head, ...rows] = await exported('orders', { status: 'paid' });
    expect(head).toBe('Order,Buyer,Status,Date,Total');
    const own = rows.filter((row) => row.includes(user.id.slice(-17)));
    expect(own).toHaveLength(2301);
    expect(new Set(own).size).toBe(2301);
    expect(own[0]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\) \(ord_\w+\)",heavy@example\.test,paid,2020-01-01T/);
    expect(own[1]).toMatch(/,paid,2020-01-01T00:00:00\.000Z,9$/);
  });

  test('tells how far it is, says in the audit log who exported what, and is started once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const filter = { status: 'expired' };
    const answers = await Promise.all([1, 2].map(() => start(admin, 'orders', filter, headers)));
    const [job, again] = answers.map(({ body }) => body.job);
    expect(job).toMatchObject({ kind: 'order.export', title: 'Export orders', state: 'queued', file: null });
    expect(again.id).toBe(job.id);
    const end = await ended(admin, job.id);
    expect(end.file?.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect((Date.parse(end.file?.expires_at ?? '') - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(7, 1);
    expect((await admin.get(`/admin/audit-log?target_id=${job.id}`)).body).toMatchObject([
      { action: 'job.started', target_name: 'Export orders', changes: { status: [null, 'expired'] } },
    ]);
  });

  test('is fetched by whoever asked for it and by admins, as long as their role has the list', async () => {
    const [support, other] = await Promise.all([colleague('support'), colleague('support')]);
    const { id } = (await start(support.client, 'orders', { status: 'refused' })).body.job;
    await ended(support.client, id);
    const link = (client: Client) => client.get(`/admin/jobs/${id}/file`);
    expect((await link(support.client)).status).toBe(200);
    expect((await link(admin)).status).toBe(200);
    const jobsOf = async (client: Client) =>
      (await client.get<{ id: string }[]>('/admin/jobs')).body.map((job) => job.id);
    expect([await jobsOf(support.client), await jobsOf(other.client)]).toEqual([[id], []]);
    expect((await link(other.client)).status).toBe(404);
    expect((await other.client.get(`/admin/jobs/${id}`)).status).toBe(404);
    await support.give('editor');
    const editor = await entered(support.person);
    expect(await link(editor)).toMatchObject({
      status: 403,
      body: { detail: 'Your role does not have this list any more' },
    });
    expect((await start(editor, 'orders')).status).toBe(403);
    expect((await link(visitor())).status).toBe(401);
  });

  test('of a job that writes none does not exist', async () => {
    const [ebook] = (await admin.get<{ id: string }[]>('/admin/ebooks')).body;
    const { body } = await admin.post('/admin/ebooks/bulk', { act: 'publish', ids: [ebook?.id] });
    expect(await admin.get(`/admin/jobs/${body.job.id}/file`)).toMatchObject({
      status: 404,
      body: { detail: 'This file is no longer there. Please export the list again.' },
    });
  });
});

describe('each long list', () => {
  const person = { name: 'Xenia Export', email: `xenia-${randomUUID()}@example.test` };

  test('users: by role, or by the beginning of a name', async () => {
    const { person: reader } = await signedUp();
    expect((await exported('users', { role: 'owner' }))[0]).toBe('User,Role,Status,Last login');
    expect(await exported('users', { search: reader.email, status: 'active' })).toHaveLength(2);
  });

  test('inquiries: by state, form and search', async () => {
    await visitor().post('/contact/general', { ...person, subject: 'Export', message: 'M', type: 'contact' });
    for (const filter of [{}, { state: 'new' }, { kind: 'contact' }, { state: 'new', kind: 'contact' }])
      expect((await exported('inquiries', filter)).join('\n')).toContain(
        `Export,Xenia Export,${person.email},Contact,New`,
      );
    const { client: support } = await colleague('support');
    expect(await exported('inquiries', { search: person.email }, support)).toHaveLength(2);
  });

  test('subscribers: all, or by the beginning of an address', async () => {
    await visitor().post('/newsletter/subscribe-public', { email: person.email, interests: [] });
    await eventually(
      async () => (await admin.get(`/admin/newsletter-subscribers?search=${person.email}`)).body.length === 1,
    );
    expect(await exported('newsletter-subscribers', { search: person.email })).toHaveLength(2);
    const [head, ...rows] = await exported('newsletter-subscribers');
    expect(head).toBe('Email,Status,Source,Consent,Consent given,Wording,Interests,Subscribed,Confirmed');
    expect(rows.join('\n')).toContain(`${person.email},Pending,`);
  });

  test('recipients of a newsletter: all, by state, or with an address; of one that was sent, for admins', async () => {
    const emails = await audienceOf(admin, 'frameworks', 3);
    const { id, subject } = await written(admin, 'frameworks');
    const list = `newsletters/${id}/recipients`;
    expect(await start(admin, list)).toMatchObject({
      status: 404,
      body: { detail: 'This newsletter has not been sent' },
    });
    await admin.post(`/admin/newsletters/${id}/send`);
    await until(admin, id, 'sent');
    const [head, ...rows] = await exported(list, { state: 'sent' });
    expect(head).toBe('Email,State,When,Second mail,Reason,Opened,Clicked,Bounced,Reported as spam,Unsubscribed');
    expect(emails.every((email) => rows.some((row) => row.startsWith(`${email},Sent,20`)))).toBe(true);
    expect(await exported(list, { search: emails[0] })).toHaveLength(2);
    expect(await exported(list, { state: 'failed' })).toHaveLength(1);
    const { body } = await start(admin, list, { state: 'sent' });
    expect(body.job).toMatchObject({ kind: 'recipient.export', title: `Export recipients of “${subject}”` });
    expect((await admin.get(`/admin/audit-log?target_id=${body.job.id}`)).body).toMatchObject([
      { action: 'job.started', changes: { newsletter_id: [null, id], state: [null, 'sent'] } },
    ]);
    const { client: editor } = await colleague('editor');
    expect((await start(editor, list)).status).toBe(403);
  });

  test('ebooks: by status and search', async () => {
    expect((await exported('ebooks', { status: 'published' })).length).toBeGreaterThan(10);
    expect((await exported('ebooks', { search: 'ISO 27001' })).length).toBeGreaterThan(1);
  });

  test('orders: by buyer, number and waiting requests', async () => {
    for (const search of ['nobody@', 'ord_0000']) await exported('orders', { search });
    await exported('orders', { refund_requested: 'true' });
  });

  test('the audit log: of a thing, a person or a kind', async () => {
    const [row] = (await admin.get<{ actor_id: string; target_id: string }[]>('/admin/audit-log?kind=job')).body;
    const { actor_id = '', target_id = '' } = row ?? {};
    expect((await exported('audit-log', { target_id }))[1]).toMatch(/,Started,Background job,/);
    await exported('audit-log', { actor_id, kind: 'subscriber' });
    await exported('audit-log', { kind: 'subscriber' });
    expect((await exported('audit-log', { from: '2026-01-01', to: '2026-01-02' }))[0]).toBe(
      'Time,Person,Act,Kind,Thing,Changes',
    );
    const named = await ended(admin, (await start(admin, 'audit-log', { target_id })).body.job.id);
    expect(named.file?.name).toMatch(/^audit-log-entries-\d{4}-\d\d-\d\d\.csv$/);
    expect((await start(admin, 'audit-log', { from: '2026-02-01', to: '2026-01-02' })).status).toBe(422);
  });
});
