import { describe, expect, it } from 'vitest';
import { articleFigures, countView, findArticleMeta, listPublishedSlugs } from '#functions/articles/public.ts';
import { findAllViews } from '#functions/articles/view.repo.ts';
import { asAdmin, control, eventually, ownCloud, signedUp, visitor } from './cloud.ts';

const nowhere = 'art_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const html = '<h2>Scope</h2><p>What is <strong>in</strong>.</p><h3>People</h3><p>Who.</p><h2>Scope</h2><p>Again.</p>';
let serial = 0;
const newTitle = (): string => `An article ${process.pid} ${Date.now()} ${serial++}`;

async function author(admin: Awaited<ReturnType<typeof asAdmin>>, name = 'Ivo Writer') {
  const { body } = await admin.post('/admin/author-profiles', { name, email: 'ivo@example.test', bio: 'Writes.' });
  return body.author_profile;
}

async function created(fields: Record<string, unknown> = {}, base?: string) {
  const admin = await asAdmin(base);
  const signer = await author(admin);
  const input = { title: newTitle(), content: html, author_id: signer.id, status: 'published', ...fields };
  const { status, body } = await admin.post('/admin/articles', input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { admin, signer, article: body.article };
}
const put = (
  admin: Awaited<ReturnType<typeof asAdmin>>,
  { id, version }: { id: string; version: number },
  fields: object,
) => admin.put(`/admin/articles/${id}`, { version, ...fields });

describe('an article', () => {
  it('is public once it is published, with its author and without what runs', async () => {
    const { admin, article } = await created({
      status: 'draft',
      content: `${html}<script>x()</script><p onclick="x()">End</p>`,
      tags: [' nist ', '', 'nist', 'csf'],
    });
    expect(article).toMatchObject({
      ...{ category: 'AI Security', post_type: 'article', reading_time: 5, allow_comments: true, published_at: null },
      ...{
        tags: ['nist', 'csf'],
        seo_data: { schema_type: 'Article' },
        excerpt: 'Scope What is in. People Who. Scope Again. End',
      },
    });
    expect((await visitor().get(`/blog-posts/${article.slug}`)).status).toBe(404);
    await put(admin, article, { status: 'published' });
    const { body, headers } = await visitor().get(`/blog-posts/${article.slug}`);
    expect(body).toMatchObject({
      content: `${html}<p>End</p>`,
      author_name: 'Ivo Writer',
      author_profile: { name: 'Ivo Writer', bio: 'Writes.' },
      table_of_contents: [
        { level: 2, title: 'Scope', anchor: 'text-scope' },
        { level: 3, title: 'People', anchor: 'text-people' },
        { level: 2, title: 'Scope', anchor: 'text-scope-2' },
      ],
    });
    expect(body.published_at).not.toBeNull();
    expect(body.author_profile).not.toHaveProperty('email');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect((await visitor().get('/blog-posts/no-such-post')).body.detail).toBe('Blog post not found');
    expect((await visitor().get(`/blog-posts/${'x'.repeat(3000)}`)).status).toBe(404);
  });

  it('has a slug of its own from its title, and answers to the earlier one', async () => {
    const { admin, signer, article } = await created({ title: `Same Title ${Date.now()}` });
    const second = await admin.post('/admin/articles', { title: article.title, content: html, author_id: signer.id });
    expect(second.body.article.slug).toBe(`${article.slug}-2`);
    const taken = await put(admin, second.body.article, { slug: article.slug });
    expect([taken.status, taken.body.code, taken.body.detail]).toEqual([
      ...[409, 'conflict', 'Another article has this slug. Choose another one.'],
    ]);
    const wished = { title: 'T', content: html, author_id: signer.id, slug: article.slug };
    expect((await admin.post('/admin/articles', wished)).status).toBe(409);
    const slug = `moved-${article.slug}`.slice(0, 80);
    expect((await put(admin, article, { slug })).status).toBe(200);
    const old = await visitor().get(`/blog-posts/${article.slug.toUpperCase()}`);
    expect([old.status, old.body.slug]).toEqual([200, slug]);
  });

  it('stays as it was while a draft is autosaved beside it', async () => {
    const { admin, article } = await created();
    const kept = await put(admin, article, {
      ...{ title: 'Half a thought', content: '<p>Half</p><script>x()</script>', autosave: true },
    });
    expect(kept.body).toMatchObject({ message: 'Draft saved', article: { title: article.title, version: 1 } });
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body).toMatchObject({
      title: article.title,
      content: html,
    });
    const { body } = await admin.get(`/admin/articles/${article.id}`);
    expect(body.draft).toMatchObject({ version: 1, fields: { title: 'Half a thought', content: '<p>Half</p>' } });
    const saved = await put(admin, article, { title: newTitle() });
    expect(saved.body.article.draft).toBeNull();
    await put(admin, saved.body.article, { title: 'Again', autosave: true });
    await admin.delete(`/admin/articles/${article.id}/draft`);
    expect((await admin.get(`/admin/articles/${article.id}`)).body.draft).toBeNull();
  });

  it('keeps its last 20 texts and goes back to one', async () => {
    const { admin, article } = await created();
    let now = article;
    for (let i = 1; i <= 21; i++) now = (await put(admin, now, { content: `<p>Text ${i}</p>` })).body.article;
    await put(admin, now, { is_featured: true });
    const { body: revisions } = await admin.get(`/admin/articles/${article.id}/revisions`);
    expect(revisions.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 20 }, (_, i) => 22 - i),
    );
    const at = `/admin/articles/${article.id}/revisions/${revisions[18].id}`;
    expect((await admin.get(at)).body.content).toBe('<p>Text 3</p>');
    expect((await admin.post(`${at}/restore`, { version: 1 })).body.code).toBe('stale_version');
    const { body } = await admin.post(`${at}/restore`, { version: 23 });
    expect(body.article).toMatchObject({ content: '<p>Text 3</p>', is_featured: true, version: 24 });
    expect((await admin.get(at.replace(revisions[18].id, 'rev_x'))).status).toBe(404);
  });

  it('keeps what somebody else saved', async () => {
    const { admin, article } = await created();
    await put(admin, article, { title: 'First' });
    const late = await put(admin, article, { title: 'Second' });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([409, 'stale_version', 'First']);
    const both = await Promise.all(['A', 'B'].map((title) => put(admin, { ...article, version: 2 }, { title })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says what is missing or cannot be', async () => {
    const { admin, signer, article } = await created();
    const missing = 'Please fill in title, content, and select an author';
    expect((await admin.post('/admin/articles', {})).body).toMatchObject({
      detail: missing,
      errors: { title: missing, content: missing, author_id: missing },
    });
    const empty = { title: 'T', content: '<script>x()</script>', author_id: signer.id };
    expect((await admin.post('/admin/articles', empty)).body.errors).toEqual({ content: missing });
    const strange = { ...empty, content: html, author_id: 'aut_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    expect((await admin.post('/admin/articles', strange)).status).toBe(422);
    expect((await put(admin, article, { title: ' ' })).body.detail).toBe('Please fill in required fields');
    const bad = await put(admin, article, {
      ...{ reading_time: 61, featured_image: 'https://elsewhere.example/x.png', external_url: 'javascript:x()' },
      ...{ post_type: 'poem', slug: 'Not A Slug' },
    });
    expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([
      ...[422, ['external_url', 'featured_image', 'post_type', 'reading_time', 'slug']],
    ]);
    expect((await put(admin, article, { status: 'scheduled' })).body.errors).toEqual({
      scheduled_at: 'Choose a date and time in the future',
    });
    expect((await put(admin, { id: nowhere, version: 1 }, {})).status).toBe(404);
  });

  it('is for admins to change', async () => {
    const { article } = await created();
    const { client } = await signedUp();
    for (const call of [
      () => client.get('/admin/articles'),
      () => client.get(`/admin/articles/${article.id}`),
      () => client.put(`/admin/articles/${article.id}`, { version: 1, title: 'Mine' }),
      () => client.delete(`/admin/articles/${article.id}`),
      () => client.delete(`/admin/author-profiles/${article.author_id}`),
    ])
      expect((await call()).status).toBe(403);
    expect((await visitor().get('/admin/articles')).status).toBe(401);
  });

  it('leaves a row of each act in the log', async () => {
    const { admin, article } = await created();
    await put(admin, article, { title: 'Renamed' });
    await admin.delete(`/admin/articles/${article.id}`);
    const { body } = await admin.get(`/admin/audit-log?target_id=${article.id}`);
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      ...['article.deleted', 'article.updated', 'article.created'],
    ]);
    expect(body[1].changes).toEqual({ title: [article.title, 'Renamed'] });
  });
});

describe('lists', () => {
  it('filter, search, count and page', async () => {
    const { url } = await ownCloud();
    const { admin, signer } = await created({ title: 'Zero Trust Primer', category: 'Frameworks', tags: ['zta'] }, url);
    const more = { content: html, author_id: signer.id };
    const add = (fields: object) => admin.post('/admin/articles', { ...more, ...fields });
    await add({
      title: 'Audit Évidence',
      post_type: 'guide',
      category: 'Audit',
      is_featured: true,
      status: 'published',
    });
    await add({ title: 'Not yet', category: 'Secret', tags: ['hidden'] });
    const titles = async (query = '') =>
      (await visitor(url).get(`/articles?${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Audit Évidence', 'Zero Trust Primer']);
    expect(await titles('post_type=guide')).toEqual(['Audit Évidence']);
    expect(await titles('category=Frameworks')).toEqual(['Zero Trust Primer']);
    expect(await titles('limit=3&featured_only=true')).toEqual(['Audit Évidence']);
    expect(await titles('search=evid%20ivo')).toEqual(['Audit Évidence']);
    expect(await titles('search=rust')).toEqual([]);
    const first = await visitor(url).get('/articles?limit=1');
    expect([first.headers.get('x-total-count'), first.body[0]]).toEqual([
      '2',
      expect.not.objectContaining({ content: html }),
    ]);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect(await titles(`limit=1&cursor=${cursor}`)).toEqual(['Zero Trust Primer']);
    expect((await visitor(url).get('/articles?limit=101')).status).toBe(422);
    expect((await visitor(url).get('/articles?post_type=poem')).status).toBe(422);

    expect((await visitor(url).get('/article-categories')).body).toEqual({ categories: ['Audit', 'Frameworks'] });
    expect((await visitor(url).get('/article-tags')).body).toEqual({ tags: ['zta'] });
    expect((await visitor(url).get('/article-post-types')).body.post_types[2]).toEqual({
      ...{ value: 'case-study', label: 'Case Study' },
    });
    const { body: drafts, headers } = await admin.get('/admin/articles?status=draft&search=not');
    expect([headers.get('x-total-count'), drafts[0].title, drafts[0].status]).toEqual(['1', 'Not yet', 'draft']);
    expect((await admin.get('/admin/articles/summary')).body).toEqual({
      ...{ total: 3, published: 2, draft: 1, scheduled: 0, archived: 0, view_count: 0 },
    });
  });
});

describe('time', () => {
  it('publishes what is scheduled, and purges the trash after 30 days', async () => {
    const { url } = await ownCloud();
    const soon = new Date(Date.now() + 10 * 60_000).toISOString();
    const { article } = await created({ status: 'scheduled', scheduled_at: soon, title: 'Later' }, url);
    const { article: doomed } = await created({ title: 'Doomed' }, url);
    const admin = await asAdmin(url);
    await admin.delete(`/admin/articles/${doomed.id}`);
    expect((await admin.get('/admin/articles?status=trash')).body).toMatchObject([
      { title: 'Doomed', status: 'trash' },
    ]);
    expect((await visitor(url).get(`/blog-posts/${article.slug}`)).status).toBe(404);
    await control('clock', { advance_ms: 11 * 60_000 }, url);
    const { body } = await eventually(async () => {
      await control('fire/ArticleSchedule', {}, url);
      const answer = await visitor(url).get(`/blog-posts/${article.slug}`);
      return answer.status === 200 && answer;
    });
    expect(body.published_at).toBe(soon);
    await control('clock', { advance_ms: 31 * 24 * 60 * 60_000 }, url);
    const later = await asAdmin(url);
    expect((await later.post(`/admin/articles/${doomed.id}/restore`)).status).toBe(404);
    await control('fire/ArticleSchedule', {}, url);
    await eventually(async () => (await later.get('/admin/articles?status=trash')).body.length === 0);
    const again = await later.post('/admin/articles', { title: 'Doomed', content: html, author_id: article.author_id });
    expect(again.body.article.slug).toBe(doomed.slug);
  });

  it('lets a trashed article come back as a draft', async () => {
    const { admin, article } = await created();
    expect((await admin.delete(`/admin/articles/${article.id}`)).body.message).toBe('Article deleted successfully');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).status).toBe(404);
    expect((await admin.get(`/admin/articles/${article.id}`)).status).toBe(404);
    const { body } = await admin.post(`/admin/articles/${article.id}/restore`);
    expect([body.article.status, body.article.slug]).toEqual(['draft', article.slug]);
    expect((await admin.post(`/admin/articles/${article.id}/restore`)).status).toBe(409);
  });
});

describe('authors', () => {
  it('are kept, corrected and asked for by name and address', async () => {
    const { admin, signer, article } = await created();
    const refused = await admin.post('/admin/author-profiles', { name: ' ' });
    expect(refused.body).toMatchObject({ detail: 'Please fill in name and email' });
    const edit = { name: 'Ivo Renamed', version: 1, social_links: { web: 'javascript:x' } };
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, edit)).status).toBe(422);
    const links = { ...edit, social_links: { web: 'https://example.test' } };
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, links)).body.author_profile.version).toBe(2);
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, links)).body.code).toBe('stale_version');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.author_name).toBe('Ivo Renamed');
    const { body: listed } = await admin.get(`/admin/articles?search=renamed`);
    expect(listed.map(({ id }: { id: string }) => id)).toContain(article.id);
  });

  it('leave when somebody takes their articles over', async () => {
    const { admin, signer, article } = await created();
    const heir = await author(admin, 'Heir');
    const path = `/admin/author-profiles/${signer.id}`;
    const refused = await admin.delete(path);
    expect([refused.status, refused.body.detail, refused.body.articles]).toEqual([
      ...[409, 'Ivo Writer has 1 article. Choose an author who takes over.', 1],
    ]);
    expect((await admin.delete(`${path}?replace_with=aut_nobody`)).status).toBe(422);
    expect((await admin.delete(`${path}?replace_with=${heir.id}`)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.author_name).toBe('Heir');
    expect((await admin.delete(`/admin/author-profiles/${heir.id}`)).status).toBe(409);
  });
});

describe('what other domains ask', () => {
  it('is answered from the table', async () => {
    const before = await articleFigures();
    const { admin, article } = await created({ featured_image: '/files/x.png' });
    expect((await articleFigures()).published).toBeGreaterThan(before.published);
    const slug = `renamed-${article.slug}`.slice(0, 80);
    await put(admin, article, { slug });
    expect(await findArticleMeta(article.slug)).toMatchObject({
      slug,
      author_name: 'Ivo Writer',
      featured_image: '/files/x.png',
    });
    expect(await findArticleMeta('no-such-post')).toBeUndefined();
    const { items } = await listPublishedSlugs();
    expect(items.map((item) => item.slug)).toContain(slug);
  });

  it('counts views, of published articles only', async () => {
    const { article } = await created();
    await Promise.all([countView(article.slug), countView(article.slug), countView('no-such-post')]);
    expect((await findAllViews()).get(article.id)).toBe(2);
  });
});
