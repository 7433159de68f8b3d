import { describe, expect, test } from 'vitest';
import { bucketOf } from '../catalog/objects.ts';
import { asAdmin, control, eventually, everywhere, fileCloud, visitor } from '../cloud.ts';
import { created, html, newTitle, put } from './articles.ts';

/** A text is an object beside an item: what happens to it when the save, or its response, fails. */

const shared = fileCloud();
const lost = { service: 'dynamodb', operation: 'TransactWriteItems', error: 'InternalServerError', status: 500 };
/** Carried out, but none of the client's four attempts gets a response. */
const unanswered = { ...lost, when: 'after', times: 4 };

/** Whether the page and the editor have this text, on any instance. */
const serves = (
  url: string,
  admin: Awaited<ReturnType<typeof asAdmin>>,
  article: { id: string; slug: string },
  content: string,
) =>
  everywhere(
    'Articles-Http',
    async () => {
      const answers = await Promise.all([
        visitor(url).get(`/blog-posts/${article.slug}`),
        admin.get(`/admin/articles/${article.id}`),
      ]);
      return answers.every(({ status, body }) => status === 200 && body.content === content);
    },
    url,
  );

describe('a save whose response is lost', () => {
  test('of a new text has happened, once', async () => {
    const { url } = shared();
    const { admin, article } = await created({}, url);
    for (const [times, revision] of [
      [1, 1],
      [4, 2],
    ]) {
      await control('faults', { ...unanswered, times }, url);
      const content = `<p>Text of revision ${revision}</p>`;
      const saved = await put(admin, { ...article, revision }, { content });
      await control('faults', { clear: true }, url);
      expect(saved).toMatchObject({ status: 200, body: { article: { revision: Number(revision) + 1, content } } });
      await serves(url, admin, article, content);
    }
  });

  test('of a new article has created it, once', async () => {
    const { url } = shared();
    const { admin, signer } = await created({}, url);
    for (const times of [1, 4]) {
      const title = newTitle();
      await control('faults', { ...unanswered, times }, url);
      const input = { title, content: html, author_id: signer.id, status: 'published' };
      const { status, body } = await admin.post('/admin/articles', input);
      await control('faults', { clear: true }, url);
      expect([status, body.article?.content]).toEqual([201, html]);
      await serves(url, admin, body.article, html);
      const all = await admin.get('/admin/articles?limit=100');
      expect(all.body.filter((each: { title: string }) => each.title === title)).toHaveLength(1);
    }
  });

  test('keeps its text even when its outcome is unknown', async () => {
    const cloud = shared();
    const { url } = cloud;
    const { admin, article } = await created({}, url);
    const texts = () => bucketOf(cloud).keys(`articles/${article.id}/`);
    await control('faults', { ...unanswered, times: 1, delay: 1500 }, url);
    await control('faults', { ...unanswered, times: 3 }, url);
    const saving = put(admin, article, { content: '<p>New</p>' });
    // From the moment that the text is stored, the table does not respond to reads either.
    await eventually(async () => (await texts()).length === 2);
    await control(
      'faults',
      { service: 'dynamodb', operation: 'GetItem', error: 'InternalServerError', status: 500 },
      url,
    );
    expect((await saving).status).toBe(503);
    await control('faults', { clear: true }, url);
    await serves(url, admin, article, '<p>New</p>');
    expect((await put(admin, { ...article, revision: 2 }, { content: '<p>Newer</p>' })).status).toBe(200);
    await serves(url, admin, article, '<p>Newer</p>');
  });
});

describe('a refused save', () => {
  test('leaves no text behind', async () => {
    const cloud = shared();
    const { url } = cloud;
    const { admin, article, signer } = await created({}, url);
    const { article: other } = await created({}, url);
    const texts = () => bucketOf(cloud).keys('articles/');
    const before = await texts();
    const taken = { slug: other.slug, content: '<p>Refused</p>' };
    expect((await put(admin, article, taken)).body.code).toBe('conflict');
    const input = { title: 'Refused', content: html, author_id: signer.id, slug: other.slug };
    expect((await admin.post('/admin/articles', input)).body.code).toBe('conflict');
    expect(await texts()).toEqual(before);
    // Both have reached the table before either is done.
    await control('faults', { service: 'dynamodb', operation: 'TransactWriteItems', delay: 1000, times: 2 }, url);
    const both = await Promise.all(['A', 'B'].map((text) => put(admin, article, { content: `<p>${text}</p>` })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await texts()).toHaveLength(before.length + 1);
  });
});

test('a new text repairs an article whose text is gone', async () => {
  const cloud = shared();
  const { url } = cloud;
  const { admin, article } = await created({}, url);
  const [text = ''] = await bucketOf(cloud).keys(`articles/${article.id}/`);
  await bucketOf(cloud).delete(text);
  expect((await admin.get(`/admin/articles/${article.id}`)).status).toBe(503);
  expect((await put(admin, article, { title: 'Only this' })).status).toBe(503);
  expect((await put(admin, article, { content: '<p>Written again</p>' })).status).toBe(200);
  await serves(url, admin, article, '<p>Written again</p>');
});

test('an autosave whose response was lost is kept with its content', async () => {
  const cloud = shared();
  const { url } = cloud;
  const { admin, article } = await created({}, url);
  let draft_id: string | null = null;
  for (const times of [1, 4]) {
    await control('faults', { ...unanswered, times }, url);
    const title = `Half, ${times}`;
    const kept = await put(admin, article, { title, draft_id, autosave: true });
    await control('faults', { clear: true }, url);
    expect([kept.status, kept.body.article?.draft.fields]).toEqual([200, { title }]);
    const { body } = await admin.get(`/admin/articles/${article.id}`);
    expect(body.draft).toEqual(kept.body.article.draft);
    draft_id = body.draft.id;
  }
});

test('a save discards the autosaved draft, even when its object stays', async () => {
  const { url } = shared();
  const { admin, article } = await created({}, url);
  await put(admin, article, { title: 'Half', autosave: true });
  await control('faults', { service: 's3', operation: 'DeleteObject', error: 'InternalError' }, url);
  expect((await put(admin, article, { title: 'Whole' })).status).toBe(200);
  await control('faults', { clear: true }, url);
  expect((await admin.get(`/admin/articles/${article.id}`)).body.draft).toBeNull();
});

test('a text that several revisions share stays when the oldest of them are dropped', async () => {
  const { url } = shared();
  const { admin, article } = await created({}, url);
  // One more than are kept, all with the first text.
  for (let revision = 1; revision <= 21; revision++) {
    const saved = await put(admin, { ...article, revision }, { title: `Title ${revision}` });
    expect(saved.status).toBe(200);
  }
  await serves(url, admin, article, html);
});

test('a purge that fails loses nothing, and an interrupted one is finished', async () => {
  const cloud = shared();
  const { url } = cloud;
  const { admin, article } = await created({}, url);
  await put(admin, article, { content: '<p>Second</p>' });
  await put(admin, { ...article, revision: 2 }, { title: 'Half', autosave: true });
  await admin.delete(`/admin/articles/${article.id}`);
  await control('clock', { advance_ms: 31 * 24 * 60 * 60_000 }, url);
  const texts = () => bucketOf(cloud).keys(`articles/${article.id}/`);
  const trash = async () => (await (await asAdmin(url)).get('/admin/articles?status=trash')).body;
  const sweep = () => control('fire/ArticleSchedule', {}, url);
  const all = await texts();
  expect(all).toHaveLength(3);

  await control('faults', { ...lost, times: 4 }, url);
  await sweep();
  await control('faults', { clear: true }, url);
  expect([await texts(), (await trash()).length]).toEqual([all, 1]);

  await control('faults', { ...lost, operation: 'BatchWriteItem' }, url);
  await sweep();
  await control('faults', { clear: true }, url);
  expect([await texts(), await trash()]).toEqual([all, []]);

  // What the first attempt had removed from the table is left to the orphan sweep: revisions, the draft, or both.
  await sweep();
  expect((await texts()).length).toBeLessThan(all.length);
  await control('clock', { advance_ms: 25 * 60 * 60_000 }, url);
  await control('fire/ArticlesObjectSweep', {}, url);
  expect(await texts()).toEqual([]);
});
