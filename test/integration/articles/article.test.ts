import { describe, expect, it } from 'vitest';
import { signedUp, visitor } from '../cloud.ts';
import { created, html, newTitle, put } from './articles.ts';

const nowhere = 'art_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const noteNumber = '<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup>';
const notes = '<ol class="notes"><li id="note-1"><p>A source.</p></li></ol>';

describe('an article', () => {
  it('is public once it is published, with its author and without scripts', async () => {
    const { admin, article } = await created({
      status: 'draft',
      content: `${html}<script>x()</script><p onclick="x()">End${noteNumber}</p>${notes}`,
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
      content: `${html}<p>End${noteNumber}</p>${notes}`,
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

  it('has a unique slug from its title, and is found by the former one', async () => {
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
    expect(kept.body).toMatchObject({ message: 'Draft saved', article: { title: article.title, revision: 1 } });
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body).toMatchObject({
      title: article.title,
      content: html,
    });
    const { body } = await admin.get(`/admin/articles/${article.id}`);
    expect(body.draft).toMatchObject({ revision: 1, fields: { title: 'Half a thought', content: '<p>Half</p>' } });
    const saved = await put(admin, article, { title: newTitle(), draft_id: body.draft.id });
    expect(saved.body.article.draft).toBeNull();
    await put(admin, saved.body.article, { title: 'Again', autosave: true });
    await admin.delete(`/admin/articles/${article.id}/draft`);
    expect((await admin.get(`/admin/articles/${article.id}`)).body.draft).toBeNull();
  });

  it('has one draft, which every autosave and save continues or is told of', async () => {
    const { admin, article } = await created();
    const autosave = (title: string, draft_id: string | null) =>
      put(admin, article, { title, draft_id, autosave: true });
    const first = await autosave('One', null);
    // Its answer was lost: sent again, also at once with another, it is no conflict.
    const [again, twice] = await Promise.all([autosave('One', null), autosave('One', null)]);
    expect([again.body.article.draft, twice.body.article.draft]).toEqual([
      ...[first.body.article.draft, first.body.article.draft],
    ]);
    const { id } = first.body.article.draft;
    const both = await Promise.all(['Two', 'Deux'].map((title) => autosave(title, id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { draft } = both.find(({ status }) => status === 200)?.body.article ?? {};
    const late = both.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ code: 'stale_version', current: { title: article.title, draft } });
    expect(draft).toMatchObject({ saved_by: expect.any(String), saved_at: expect.any(String) });
    for (const other of [null, id]) {
      expect((await autosave('Three', other)).body.current.draft).toEqual(draft);
      const unaware = await put(admin, article, { title: 'Whole', draft_id: other });
      expect([unaware.status, unaware.body.current.draft]).toEqual([409, draft]);
    }
    const { body } = await put(admin, article, { title: newTitle(), draft_id: draft.id });
    expect(body.article.draft).toBeNull();
    expect((await autosave('Four', draft.id)).body.current).toMatchObject({ revision: 2, draft: null });
    await admin.delete(`/admin/articles/${article.id}/draft`);
    expect((await put(admin, body.article, { title: 'Five', draft_id: draft.id })).status).toBe(200);
  });

  it('is told of a draft that was discarded while somebody wrote on', async () => {
    const { admin, article } = await created();
    const { body } = await put(admin, article, { title: 'One', autosave: true });
    await admin.delete(`/admin/articles/${article.id}/draft`);
    const late = await put(admin, article, { title: 'Two', draft_id: body.article.draft.id, autosave: true });
    expect([late.status, late.body.current?.draft]).toEqual([409, null]);
    expect((await admin.get(`/admin/articles/${article.id}`)).body.draft).toBeNull();
  });

  it('keeps its last 20 texts and goes back to one', async () => {
    const { admin, article } = await created();
    let now = article;
    for (let i = 1; i <= 21; i++) now = (await put(admin, now, { content: `<p>Text ${i}</p>` })).body.article;
    await put(admin, now, { is_featured: true });
    const { body: revisions } = await admin.get(`/admin/articles/${article.id}/revisions`);
    expect(revisions.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, i) => 22 - i),
    );
    const at = `/admin/articles/${article.id}/revisions/${revisions[18].id}`;
    expect((await admin.get(at)).body.content).toBe('<p>Text 3</p>');
    expect((await admin.post(`${at}/restore`, { revision: 1 })).body.code).toBe('stale_version');
    const { body } = await admin.post(`${at}/restore`, { revision: 23 });
    expect(body.article).toMatchObject({ content: '<p>Text 3</p>', is_featured: true, revision: 24 });
    expect((await admin.get(at.replace(revisions[18].id, 'rev_x'))).status).toBe(404);
  });

  it('refuses an edit of an older revision', async () => {
    const { admin, article } = await created();
    await put(admin, article, { title: 'First' });
    const late = await put(admin, article, { title: 'Second' });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([409, 'stale_version', 'First']);
    const both = await Promise.all(['A', 'B'].map((title) => put(admin, { ...article, revision: 2 }, { title })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reports what is missing or invalid', async () => {
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
    expect((await put(admin, { id: nowhere, revision: 1 }, {})).status).toBe(404);
  });

  it('is changed by admins only', async () => {
    const { article } = await created();
    const { client } = await signedUp();
    for (const call of [
      () => client.get('/admin/articles'),
      () => client.get(`/admin/articles/${article.id}`),
      () => client.put(`/admin/articles/${article.id}`, { revision: 1, title: 'Mine' }),
      () => client.delete(`/admin/articles/${article.id}`),
      () => client.delete(`/admin/author-profiles/${article.author_id}`),
    ])
      expect((await call()).status).toBe(403);
    expect((await visitor().get('/admin/articles')).status).toBe(401);
  });

  it('logs each act', async () => {
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
