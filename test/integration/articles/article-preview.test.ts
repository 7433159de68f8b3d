import { describe, expect, it } from 'vitest';
import { PreviewEntity } from '#functions/articles/preview/preview.entity.ts';
import type { Client } from '../client.ts';
import { visitor } from '../cloud.ts';
import { author, created } from './articles.ts';

/** The private link to an article. */
const linkOf = async (admin: Client, id: string) => (await admin.get(`/admin/articles/${id}/preview`)).body.preview;
const share = async (admin: Client, id: string) => (await admin.post(`/admin/articles/${id}/preview`)).body.preview;
const read = (token: string) => visitor().get(`/article-previews/${token}`);

describe('the private link to an article', () => {
  it('shows a draft as its readers will see it, to whoever has the link, and keeps no copy', async () => {
    const { admin, signer, article } = await created({ status: 'draft', content: '<h2>First</h2><p>Stored.</p>' });
    expect(await linkOf(admin, article.id)).toBeNull();
    const preview = await share(admin, article.id);
    const { status, body, headers } = await read(preview.token);
    expect([status, body.expires_at]).toEqual([200, preview.expires_at]);
    expect(body.article).toMatchObject({ title: article.title, table_of_contents: [{ title: 'First' }] });
    expect(body.article.author_profile).toMatchObject({ id: signer.id });
    expect(body.article.author_profile).not.toHaveProperty('email');
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).status).toBe(404);
  });

  it('shows the stored draft over the article, as far as it goes', async () => {
    const { admin, article } = await created({ status: 'published', excerpt: 'Short.' });
    const other = await author(admin, 'Second Author');
    const fields = { content: '<h2>New part</h2><p>Typed.</p>', excerpt: '', author_id: other.id, industry: 'Energy' };
    const typed = { ...fields, slug: 'another-address', autosave: true, revision: article.revision };
    expect((await admin.put(`/admin/articles/${article.id}`, typed)).status).toBe(200);
    const { token } = await share(admin, article.id);
    const { body } = await read(token);
    expect(body.article).toMatchObject({
      ...{ title: article.title, slug: article.slug, industry: 'Energy', excerpt: 'New part Typed.' },
      ...{ author_name: 'Second Author', table_of_contents: [{ title: 'New part' }] },
    });
    expect(body.article.content).toContain('Typed.');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).body.content).not.toContain('Typed.');
  });

  it('is one at a time: whoever asks again, or at once, gets the one that works', async () => {
    const { admin, article } = await created({ status: 'draft' });
    const made = await Promise.all(Array.from({ length: 5 }, () => share(admin, article.id)));
    expect(new Set(made.map(({ token }: { token: string }) => token)).size).toBe(1);
    expect(await linkOf(admin, article.id)).toEqual(made[0]);
    expect(Date.parse(made[0].expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(Date.parse(made[0].expires_at) - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  });

  it('works no more once it is ended, and the next one is another', async () => {
    const { admin, article } = await created({ status: 'draft' });
    const first = await share(admin, article.id);
    const ended = await admin.delete(`/admin/articles/${article.id}/preview`);
    expect(ended.body).toEqual({ success: true, message: 'Preview link ended' });
    expect((await read(first.token)).body.detail).toBe('This preview link does not work, or no longer.');
    expect((await admin.delete(`/admin/articles/${article.id}/preview`)).status).toBe(200);
    const second = await share(admin, article.id);
    expect(second.token).not.toBe(first.token);
    expect((await read(first.token)).status).toBe(404);
    expect((await read(second.token)).status).toBe(200);
  });

  it('works no more after its time, also before its item is gone, and the next one is another', async () => {
    const { admin, article } = await created({ status: 'draft' });
    const first = await share(admin, article.id);
    const expires_at = new Date(Date.now() - 1).toISOString();
    await PreviewEntity.patch({ article_id: article.id }).set({ expires_at }).go();
    expect([await linkOf(admin, article.id), (await read(first.token)).status]).toEqual([null, 404]);
    const second = await share(admin, article.id);
    expect(second.token).not.toBe(first.token);
    expect([(await read(first.token)).status, (await read(second.token)).status]).toEqual([404, 200]);
  });

  it('cannot be guessed from another one, and works no more when its article is deleted', async () => {
    const [{ admin, article }, other] = [await created({ status: 'draft' }), await created({ status: 'draft' })];
    const { token } = await share(admin, article.id);
    await share(admin, other.article.id);
    const signature = token.slice(-22);
    for (const wrong of [`${other.article.id}-${signature}`, token.slice(0, -1), `${token}x`, article.id, 'x'])
      expect((await read(wrong)).status).toBe(404);
    await admin.delete(`/admin/articles/${article.id}`);
    expect((await read(token)).status).toBe(404);
    expect((await admin.get(`/admin/articles/${article.id}/preview`)).status).toBe(404);
    expect((await admin.post(`/admin/articles/${article.id}/restore`)).status).toBe(200);
    expect([await linkOf(admin, article.id), (await read(token)).status]).toEqual([null, 404]);
  });

  it('is told in the audit log, without its secret', async () => {
    const { admin, article } = await created({ status: 'draft' });
    const { token } = await share(admin, article.id);
    await share(admin, article.id);
    await admin.delete(`/admin/articles/${article.id}/preview`);
    const rows = (await admin.get(`/admin/audit-log?target_id=${article.id}`)).body;
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      ...['article.unshared', 'article.shared', 'article.created'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(-22));
  });
});
