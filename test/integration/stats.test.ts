import { describe, expect, test } from 'vitest';
import { created } from './articles/articles.ts';
import { asAdmin, ownCloud, signedUp, visitor } from './cloud.ts';

describe('the figures of the site', () => {
  test('have defaults while there is no data', async () => {
    const { url } = await ownCloud('empty');
    expect((await visitor(url).get('/stats')).body).toEqual({
      total_ebooks: 0,
      total_downloads: 0,
      total_purchases: 0,
      active_frameworks: 8,
      user_satisfaction: 4.8,
      prompt_packages: 0,
    });
  });
});

describe('the tiles of the dashboard', () => {
  test('are for admins', async () => {
    expect((await visitor().get('/admin/stats')).status).toBe(401);
    expect((await (await signedUp()).client.get('/admin/stats')).status).toBe(403);
  });

  test('count articles and coaching packages outside the trash', async () => {
    const { url } = await ownCloud('empty');
    const admin = await asAdmin(url);
    const stats = async () => (await admin.get('/admin/stats')).body;
    expect(await stats()).toMatchObject({ coaching_packages: 0, articles: 0, published_articles: 0 });
    await created({}, url);
    const { article } = await created({ status: 'draft' }, url);
    const packages = ['One', 'Two'].map((title) => admin.post('/admin/coaching-packages', { title, price: 120 }));
    const [first] = await Promise.all(packages);
    expect(await stats()).toMatchObject({ coaching_packages: 2, articles: 2, published_articles: 1 });
    await admin.delete(`/admin/articles/${article.id}`);
    await admin.delete(`/admin/coaching-packages/${first?.body.coaching_package.id}`);
    expect(await stats()).toMatchObject({ coaching_packages: 1, articles: 1, published_articles: 1 });
  });
});
