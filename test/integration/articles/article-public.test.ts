import { describe, expect, it } from 'vitest';
import { countView, findArticleMeta, listPublishedArticles } from '#functions/articles/public.ts';
import { findAllViews } from '#functions/articles/view/view.repo.ts';
import { created, put } from './articles.ts';

describe('what other domains read', () => {
  it('is read from the table', async () => {
    const { admin, article } = await created({ featured_image: '/files/x.png' });
    const slug = `renamed-${article.slug}`.slice(0, 80);
    await put(admin, article, { slug });
    expect(await findArticleMeta(article.slug)).toMatchObject({
      slug,
      author_name: 'Ivo Writer',
      featured_image: '/files/x.png',
    });
    expect(await findArticleMeta('no-such-post')).toBeUndefined();
    const { items } = await listPublishedArticles();
    expect(items.map((item) => item.slug)).toContain(slug);
  });

  it('counts views, of published articles only', async () => {
    const { article } = await created();
    await Promise.all([countView(article.slug), countView(article.slug), countView('no-such-post')]);
    expect((await findAllViews()).get(article.id)).toBe(2);
  });
});
