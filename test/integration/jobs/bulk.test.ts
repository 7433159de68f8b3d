import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { known } from '../accounts/managed-user.ts';
import { author, html } from '../articles/articles.ts';
import type { Client } from '../client.ts';
import { asAdmin, mailsTo, signedUp, visitor } from '../cloud.ts';
import { colleague, ended } from './jobs.ts';

/* Bulk acts on the lists other than ebooks: one mechanism, so here is what each of them does. */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

/** A job that does something with things, once it has ended. */
async function done(path: string, body: object, client = admin) {
  const { status, body: answer } = await client.post(`${path}/bulk`, body);
  if (status !== 202) throw new Error(`bulk: ${status} ${JSON.stringify(answer)}`);
  return ended(client, answer.job.id);
}
const acts = async (id: string): Promise<string[]> =>
  (await admin.get<{ action: string }[]>(`/admin/audit-log?target_id=${id}`)).body.map(({ action }) => action);

/** Two new things of a list, with a word that only they have. */
async function two(path: string, field: string, fields: (name: string) => object) {
  const word = `w${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const number of ['One', 'Two']) {
    const { status, body } = await admin.post(path, fields(`${number} ${word}`));
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    ids.push(body[field].id);
  }
  return { word, ids };
}

test('AI tools are published, featured, archived, deleted and restored, and each act has its row', async () => {
  const path = '/admin/ai-tools';
  const { word, ids } = await two(path, 'ai_tool', (name) => ({
    ...{ name, description: 'What it is', detailed_description: 'All of it' },
  }));
  const all = { filter: { search: word }, count: 2 };
  expect((await done(path, { act: 'publish', ...all })).title).toBe('Publish 2 AI tools');
  await done(path, { act: 'feature', ...all });
  const shown = async () => (await admin.get(`${path}/${ids[0]}`)).body;
  expect(await shown()).toMatchObject({ status: 'published', is_featured: true, revision: 3 });
  // The second time changes nothing.
  for (const _ of [1, 2]) await done(path, { act: 'archive', ids });
  expect(await shown()).toMatchObject({ status: 'archived', is_featured: true, revision: 4 });
  await done(path, { act: 'unfeature', ids });
  await done(path, { act: 'draft', ids });
  expect(await shown()).toMatchObject({ status: 'draft', is_featured: false });
  expect(await done(path, { act: 'delete', ids })).toMatchObject({ state: 'done', failed: 0 });
  expect(await done(path, { act: 'delete', ids })).toMatchObject({ state: 'done', failed: 0 });
  await done(path, { act: 'restore', ids });
  expect((await shown()).status).toBe('draft');
  expect(await acts(ids[0] ?? '')).toEqual(
    expect.arrayContaining(['ai_tool.updated', 'ai_tool.deleted', 'ai_tool.restored']),
  );
});

test('articles are deleted, and restored as drafts', async () => {
  const path = '/admin/articles';
  const { id: author_id } = await author(admin);
  const { word, ids } = await two(path, 'article', (title) => ({ title, content: html, author_id }));
  const one = `${path}/${ids[0]}`;
  const { revision } = (await admin.get(one)).body;
  await admin.put(one, { revision, status: 'published' });
  expect(await done(path, { act: 'delete', filter: { search: word }, count: 2 })).toMatchObject({ done: 2, failed: 0 });
  expect((await admin.get(one)).status).toBe(404);
  const job = await done(path, { act: 'restore', ids });
  expect(job).toMatchObject({ title: 'Restore 2 articles', done: 2, failed: 0 });
  expect((await admin.get(one)).body).toMatchObject({ status: 'draft' });
  expect(await done(path, { act: 'restore', ids })).toMatchObject({ state: 'done', failed: 0 });
  expect(await acts(ids[0] ?? '')).toEqual(expect.arrayContaining(['article.deleted', 'article.restored']));
});

test('articles are published, scheduled and archived, and those that are not ready say why', async () => {
  const path = '/admin/articles';
  const { id: author_id } = await author(admin);
  const { word, ids } = await two(path, 'article', (title) => ({ title, content: html, author_id }));
  const [ready = '', other = ''] = ids;
  const shown = async (id: string) => (await admin.get(`${path}/${id}`)).body;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const missing = await admin.post(`${path}/bulk`, { act: 'schedule', ids });
  expect(missing.body.errors).toEqual({ scheduled_at: 'Choose a date and time' });
  const past = await admin.post(`${path}/bulk`, { act: 'schedule', ids, scheduled_at: '2020-01-01T00:00:00Z' });
  expect(past.body.errors).toEqual({ scheduled_at: 'Choose a date and time in the future' });

  const { draft } = (await admin.put(`${path}/${other}`, { revision: 1, title: 'Half', autosave: true })).body.article;
  const said = async (act: string, chosen: object = { ids }) =>
    (await done(path, { act, ...chosen })).failures.map(({ id, sentence }) => [id, sentence]);
  const unfinished = [other, 'This article has an unfinished draft. Save or discard it first.'];
  expect(await said('schedule', { ids, scheduled_at: soon })).toEqual([unfinished]);
  expect(await said('schedule', { ids: [ready], scheduled_at: soon })).toEqual([]);
  expect(await shown(ready)).toMatchObject({ status: 'scheduled', scheduled_at: soon, revision: 2 });
  // The second time changes nothing.
  for (const _ of [1, 2])
    expect(await said('publish', { filter: { search: word, author_id }, count: 2 })).toEqual([unfinished]);
  expect(await shown(ready)).toMatchObject({ status: 'published', scheduled_at: null, revision: 3 });
  expect(await said('schedule', { ids: [ready], scheduled_at: soon })).toEqual([
    ...[[ready, 'This article is published already']],
  ]);
  for (const _ of [1, 2]) expect(await said('archive')).toEqual([]);
  expect(await shown(ready)).toMatchObject({ status: 'archived', revision: 4 });
  await admin.put(`${path}/${other}`, {
    revision: 2,
    content: '<img src="/files/x.png">',
    excerpt: '',
    draft_id: draft.id,
  });
  expect(await said('publish')).toEqual([[other, 'This article has no excerpt']]);
  expect(await acts(ready)).toEqual(
    expect.arrayContaining(['article.scheduled', 'article.published', 'article.archived']),
  );

  // In the trash, filters narrow down as well: nothing else is restored.
  await done(path, { act: 'delete', ids });
  const inTrash = async (query: string) => (await admin.get(`${path}?status=trash&${query}`)).body.length;
  expect(await inTrash(`search=${word}&author_id=${author_id}`)).toBe(2);
  expect(await inTrash(`search=${word}&post_type=guide`)).toBe(0);
  expect(await inTrash('author_id=aut_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe(0);
  await done(path, { act: 'restore', filter: { status: 'trash', search: `one ${word}` }, count: 1 });
  expect((await admin.get(`${path}/${other}`)).status).toBe(404);
});

test('all that is in the trash of a kind is counted, and left alone when it is more than was seen', async () => {
  const kinds = [
    ['/admin/coaching-packages', 'coaching_package', (title: string) => ({ title, price: 10 })],
    ['/admin/ai-tools', 'ai_tool', (name: string) => ({ name, description: 'D', detailed_description: 'D' })],
  ] as const;
  for (const [path, field, fields] of kinds) {
    const { ids } = await two(path, field, fields);
    await done(path, { act: 'delete', ids });
    expect((await admin.get(`${path}/count?status=trash`)).body).toMatchObject({ next_cursor: null });
    expect((await admin.get(`${path}/count?status=trash`)).body.count).toBeGreaterThan(1);
    const body = { act: 'restore', filter: { status: 'trash' }, count: 1 };
    const { status, body: refusal } = await admin.post(`${path}/bulk`, body);
    expect([status, refusal.detail]).toEqual([409, expect.stringMatching(/^Now \d+ .+ match\. Please look/)]);
  }
});

test('ebooks and articles in the trash can be counted as well', async () => {
  for (const path of ['/admin/ebooks', '/admin/articles']) {
    const { body } = await admin.get(`${path}/count?status=trash`);
    expect(body).toEqual({
      count: (await admin.get<object[]>(`${path}?status=trash&limit=100`)).body.length,
      next_cursor: null,
    });
  }
});

test('coaching packages are deleted and restored', async () => {
  const path = '/admin/coaching-packages';
  const { word, ids } = await two(path, 'coaching_package', (title) => ({ title, price: 10 }));
  expect(await done(path, { act: 'delete', filter: { search: word }, count: 2 })).toMatchObject({ done: 2, failed: 0 });
  await done(path, { act: 'restore', ids });
  expect((await admin.get(`${path}?search=${word}`)).body).toHaveLength(2);
});

test('frameworks that no ebook names are deleted, and the others say why they stay', async () => {
  const path = '/admin/frameworks';
  const { ids } = await two(path, 'framework', (name) => ({ name, description: 'D' }));
  const list = (await admin.get<{ id: string; usage_count: number }[]>(`${path}?limit=100`)).body;
  const used = list.find(({ usage_count }) => usage_count > 0)?.id ?? '';
  const job = await done(path, { act: 'delete', ids: [...ids, used] });
  expect(job).toMatchObject({ state: 'done', done: 3, failed: 1, failures: [{ id: used }] });
  expect(await done(path, { act: 'delete', ids })).toMatchObject({ state: 'done', done: 2, failed: 0 });
});

test('discounts and notifications are switched off and on, and deleted', async () => {
  for (const [path, field, fields] of [
    ['/admin/discounts', 'discount', (name: string) => ({ name, value: 1, active: false })],
    ['/admin/notifications', 'notification', (title: string) => ({ title, message: 'M', active: false })],
  ] as const) {
    const { word, ids } = await two(path, field, fields);
    const listed = async () =>
      (await admin.get<{ active: boolean; revision: number }[]>(`${path}?search=${word}`)).body;
    const active = async () => (await listed()).map((each) => each.active);
    for (const _ of ['off', 'on already']) await done(path, { act: 'activate', filter: { search: word }, count: 2 });
    expect(await active()).toEqual([true, true]);
    expect((await listed()).map(({ revision }) => revision)).toEqual([2, 2]);
    await done(path, { act: 'deactivate', ids });
    expect(await active()).toEqual([false, false]);
    for (const _ of ['deleted', 'gone already'])
      expect(await done(path, { act: 'delete', ids })).toMatchObject({ state: 'done', done: 2, failed: 0 });
    expect(await active()).toEqual([]);
  }
});

test('inquiries are set to done and open, by support too', async () => {
  const { client } = await colleague('support');
  const email = `bulk-${randomUUID()}@example.test`;
  for (const subject of ['First', 'Second'])
    await visitor().post('/contact/general', { name: 'Bo', email, subject, message: 'M', type: 'contact' });
  const counted = async (query: string) => (await client.get(`/admin/inquiries/count?search=${email}${query}`)).body;
  expect(await counted('')).toEqual({ count: 2, next_cursor: null });
  expect(await counted('&state=done')).toEqual({ count: 0, next_cursor: null });
  expect((await client.get('/admin/inquiries/count?cursor=mine')).status).toBe(422);
  const listed = async () =>
    (await admin.get<{ id: string; state: string; revision: number }[]>(`/admin/inquiries?search=${email}`)).body;
  const states = async () => (await listed()).map(({ state }) => state);
  const job = await done('/admin/inquiries', { act: 'done', filter: { search: email }, count: 2 }, client);
  expect(job.title).toBe('Set 2 inquiries to done');
  expect(await states()).toEqual(['done', 'done']);
  const before = await listed();
  await done('/admin/inquiries', { act: 'done', ids: before.map(({ id }) => id) }, client);
  expect(await listed()).toEqual(before);
  await done('/admin/inquiries', { act: 'open', filter: { search: email, state: 'done' } }, client);
  expect(await states()).toEqual(['open', 'open']);
});

describe('users', () => {
  test('are deactivated and activated; oneself and owners are failures with their sentence', async () => {
    const [{ user, person }, owner] = [await signedUp(), await colleague('owner')];
    await known(admin, user.id);
    const { id: me } = (await admin.get('/auth/me')).body;
    expect((await admin.get(`/admin/users/count?search=${person.email}&status=active`)).body.count).toBe(1);
    const job = await done('/admin/users', { act: 'deactivate', ids: [user.id, me, owner.id] });
    expect(job).toMatchObject({ state: 'done', done: 3, failed: 2 });
    expect(job.failures.map(({ id }) => id)).toEqual([me, owner.id]);
    expect(job.failures[0]?.sentence).toBe('You cannot deactivate your own account.');
    for (const { name } of job.failures) expect(name).toMatch(/^.?•••@/);
    expect((await visitor().post('/auth/login', person)).status).not.toBe(200);
    await done('/admin/users', { act: 'activate', filter: { search: person.email } });
    expect((await visitor().post('/auth/login', person)).status).toBe(200);
  });

  test('are welcomed once each', async () => {
    const { user, person } = await signedUp();
    await known(admin, user.id);
    await done('/admin/users', { act: 'welcome', ids: [user.id] });
    const mails = (await mailsTo(person.email)).filter(({ subject }) => /welcome/i.test(subject));
    expect(mails.length).toBeGreaterThan(0);
    expect(await acts(user.id)).toContain('user.welcomed');
  });
});
