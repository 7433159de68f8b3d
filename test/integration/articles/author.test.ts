import { describe, expect, it } from 'vitest';
import { everywhere, visitor } from '../cloud.ts';
import { author, created } from './articles.ts';

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
    expect((await admin.delete(`${path}?replace_with=${heir.id}`)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.author_name).toBe('Heir');
    expect((await admin.delete(`/admin/author-profiles/${heir.id}`)).status).toBe(409);
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
    await everywhere(async () => (await visitor().get(path)).status === 200);
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
