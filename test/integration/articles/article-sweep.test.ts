import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, ownCloud, visitor } from '../cloud.ts';
import { created, html } from './articles.ts';

describe('time', () => {
  it('publishes what is scheduled, and purges the trash after 30 days', async () => {
    const { url } = await ownCloud();
    const soon = new Date(Date.now() + 10 * 60_000).toISOString();
    const { article } = await created({ status: 'scheduled', scheduled_at: soon, title: 'Later' }, url);
    const { article: doomed, signer } = await created({ title: 'Doomed' }, url);
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
    // Nothing has its author any more.
    expect((await later.delete(`/admin/author-profiles/${signer.id}`)).body).toMatchObject({
      success: true,
      job: null,
    });
    const again = await later.post('/admin/articles', { title: 'Doomed', content: html, author_id: article.author_id });
    expect(again.body.article.slug).toBe(doomed.slug);
  });

  it('restores a trashed article as a draft', async () => {
    const { admin, article } = await created();
    expect((await admin.delete(`/admin/articles/${article.id}`)).body.message).toBe('Article deleted successfully');
    expect((await visitor().get(`/blog-posts/${article.slug}`)).status).toBe(404);
    expect((await admin.get(`/admin/articles/${article.id}`)).status).toBe(404);
    const { body } = await admin.post(`/admin/articles/${article.id}/restore`);
    expect([body.article.status, body.article.slug]).toEqual(['draft', article.slug]);
    expect((await admin.post(`/admin/articles/${article.id}/restore`)).status).toBe(409);
  });
});
