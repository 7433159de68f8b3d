import { describe, expect, it } from 'vitest';
import { arriveItem, findAuthorUse, leaveAuthorItem } from '#functions/articles/author/author-use.repo.ts';
import { transact } from '#lib/table/transact.ts';
import type { Client } from '../client.ts';
import { asAdmin, everywhere, visitor } from '../cloud.ts';
import { ended } from '../jobs/jobs.ts';
import { author, created, html, newTitle, put } from './articles.ts';

const listed = async (admin: Client, id: string) =>
  (await admin.get('/admin/author-profiles')).body.find((each: { id: string }) => each.id === id);

describe('authors', () => {
  it('are stored, corrected and validated by name and address', async () => {
    const { admin, signer, article } = await created();
    const refused = await admin.post('/admin/author-profiles', { name: ' ' });
    expect(refused.body).toMatchObject({ detail: 'Please fill in name and email' });
    const edit = { name: 'Ivo Renamed', revision: 1, social_links: { web: 'javascript:x' } };
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, edit)).status).toBe(422);
    const links = { ...edit, social_links: { web: 'https://example.test' } };
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, links)).body.author_profile.revision).toBe(2);
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, links)).body.code).toBe('stale_version');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.author_name).toBe('Ivo Renamed');
    const { body: listed } = await admin.get(`/admin/articles?search=renamed`);
    expect(listed.map(({ id }: { id: string }) => id)).toContain(article.id);
  });

  it('can be deleted when another author takes their articles over', async () => {
    const { admin, signer, article } = await created();
    const heir = await author(admin, 'Heir');
    const path = `/admin/author-profiles/${signer.id}`;
    const refused = await admin.delete(path);
    expect([refused.status, refused.body.detail, refused.body.articles]).toEqual([
      ...[409, 'Ivo Writer has 1 article. Choose an author to take over.', 1],
    ]);
    expect((await admin.delete(`${path}?replace_with=aut_nobody`)).status).toBe(422);
    // Nobody takes over from themselves.
    expect((await admin.delete(`${path}?replace_with=${signer.id}`)).status).toBe(409);
    const { status, body } = await admin.delete(`${path}?replace_with=${heir.id}`);
    expect([status, body.job.title]).toEqual([200, 'Delete Ivo Writer and hand 1 article over to Heir']);
    expect(await ended(admin, body.job.id)).toMatchObject({ state: 'done', done: 1, total: 1 });
    expect((await admin.delete(path)).status).toBe(404);
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.author_name).toBe('Heir');
    expect((await admin.delete(`/admin/author-profiles/${heir.id}`)).status).toBe(409);
  });

  it('have a page for readers once something of theirs is published, and the list knows', async () => {
    const { admin, signer } = await created();
    const draftOnly = await author(admin, 'Draft Only');
    await admin.post('/admin/articles', { title: newTitle(), content: html, author_id: draftOnly.id });
    for (const [{ id }, isPublic] of [
      [signer, true],
      [draftOnly, false],
    ] as const) {
      expect(await listed(admin, id)).toMatchObject({ article_count: 1, is_public: isPublic });
      expect((await visitor().get(`/authors/${id}`)).status).toBe(isPublic ? 200 : 404);
    }
  });

  it('without articles are deleted at once', async () => {
    const admin = await asAdmin();
    const { id } = await author(admin);
    expect((await admin.delete(`/admin/author-profiles/${id}`)).body).toMatchObject({ success: true, job: null });
    expect((await admin.delete(`/admin/author-profiles/${id}`)).status).toBe(404);
  });

  it('who are being deleted get no articles; asked for again, the deletion goes on where a dead job left it', async () => {
    const { admin, signer, article } = await created();
    const [heir, other] = [await author(admin, 'Heir'), await author(admin, 'Other')];
    // As a job leaves it that was given up.
    const use = await findAuthorUse(signer.id);
    await transact([leaveAuthorItem(use, heir.id, 'job_dead'), arriveItem(heir.id)]);
    expect(await listed(admin, signer.id)).toMatchObject({ article_count: 1, heir: { id: heir.id, name: 'Heir' } });
    const refused = { author_id: 'Ivo Writer is being deleted. Select another one.' };
    const draft = { title: newTitle(), content: html, author_id: signer.id, status: 'draft' };
    expect((await admin.post('/admin/articles', draft)).body.errors).toEqual(refused);
    const theirs = (await admin.post('/admin/articles', { ...draft, author_id: other.id })).body.article;
    expect((await put(admin, theirs, { author_id: signer.id })).body.errors).toEqual(refused);
    // What has the author keeps it until then, and may be changed.
    expect((await put(admin, article, { excerpt: 'Another one.' })).status).toBe(200);
    // Nobody hands over to somebody who is leaving, and whom articles go to stays.
    const to = (id: string) => `/admin/author-profiles/${id}`;
    expect((await admin.delete(`${to(other.id)}?replace_with=${signer.id}`)).body.errors).toEqual({
      replace_with: 'Ivo Writer is being deleted. Select another one.',
    });
    expect((await admin.delete(to(heir.id))).body.detail).toBe(
      'Articles are being handed over to Heir. Please wait until that is done.',
    );
    const { job } = (await admin.delete(to(signer.id))).body;
    expect(await ended(admin, job.id)).toMatchObject({ state: 'done', done: 1 });
    expect(await listed(admin, signer.id)).toBeUndefined();
    expect(await listed(admin, heir.id)).toMatchObject({ article_count: 1, heir: null });
    expect((await admin.delete(`${to(heir.id)}?replace_with=${other.id}`)).status).toBe(200);
  });

  it('can go to another one than a job that failed was for', async () => {
    const { admin, signer } = await created();
    const [first, second] = [await author(admin, 'First'), await author(admin, 'Second')];
    await transact([leaveAuthorItem(await findAuthorUse(signer.id), first.id, 'job_dead'), arriveItem(first.id)]);
    const { job } = (await admin.delete(`/admin/author-profiles/${signer.id}?replace_with=${second.id}`)).body;
    expect(await ended(admin, job.id)).toMatchObject({ state: 'done' });
    expect(await listed(admin, second.id)).toMatchObject({ article_count: 1 });
    expect((await admin.delete(`/admin/author-profiles/${first.id}`)).body).toMatchObject({ job: null });
  });

  it('leave no article behind that gets them in the same moment, of however many', async () => {
    const { admin, signer, article } = await created();
    const heir = await author(admin, 'Heir');
    const make = () =>
      admin.post('/admin/articles', { title: newTitle(), content: html, author_id: signer.id, status: 'draft' });
    const first = await Promise.all(Array.from({ length: 30 }, make));
    await admin.delete(`/admin/articles/${article.id}`);
    const deleting = admin.delete(`/admin/author-profiles/${signer.id}?replace_with=${heir.id}`);
    const late = await Promise.all(Array.from({ length: 12 }, make));
    const { body } = await deleting;
    // Pressed again meanwhile: it is the same job, or it is done.
    const again = await admin.delete(`/admin/author-profiles/${signer.id}?replace_with=${heir.id}`);
    expect(again.status === 404 || again.body.job.id === body.job.id).toBe(true);
    expect(await ended(admin, body.job.id)).toMatchObject({ state: 'done', failed: 0 });
    expect(await listed(admin, signer.id)).toBeUndefined();
    const made = [...first, ...late].filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(30);
    expect([...first, ...late].every(({ status }) => [201, 422].includes(status))).toBe(true);
    const authorsNow = await Promise.all(
      made.map(async ({ body: { article: each } }) => (await admin.get(`/admin/articles/${each.id}`)).body.author_id),
    );
    expect(new Set(authorsNow)).toEqual(new Set([heir.id]));
    // With the one in the trash.
    expect(await listed(admin, heir.id)).toMatchObject({ article_count: made.length + 1 });
  });

  it('are public with their published articles, and without their address', async () => {
    const photo = `/files/upl_${'0'.repeat(26)}/detail.webp`;
    const { admin, signer, article } = await created({ status: 'draft' });
    const profile = { photo, revision: 1, position: 'Auditor' };
    expect((await admin.put(`/admin/author-profiles/${signer.id}`, profile)).status).toBe(200);
    const listed = (await admin.get('/admin/author-profiles')).body;
    expect(listed.find(({ id }: { id: string }) => id === signer.id)).toMatchObject({ article_count: 1, photo });
    const path = `/authors/${signer.id}`;
    expect((await visitor().get(path)).status).toBe(404);
    const { revision } = article;
    expect((await admin.put(`/admin/articles/${article.id}`, { status: 'published', revision })).status).toBe(200);
    await everywhere('Articles-Http', async () => (await visitor().get(path)).status === 200);
    const { body, headers } = await visitor().get(path);
    expect(body).toMatchObject({ id: signer.id, photo, position: 'Auditor' });
    expect(body).not.toHaveProperty('email');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    const theirs = (await visitor().get(`/articles?author_id=${signer.id}`)).body;
    expect(theirs.map(({ id }: { id: string }) => id)).toEqual([article.id]);
    await admin.delete(`/admin/articles/${article.id}`);
    const counted = (await admin.get('/admin/author-profiles')).body;
    expect(counted.find(({ id }: { id: string }) => id === signer.id).article_count).toBe(1);
  });
});
