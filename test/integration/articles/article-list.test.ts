import { describe, expect, it } from 'vitest';
import { asAdmin, ownCloud, visitor } from '../cloud.ts';
import { aCategory } from '../vocabulary/vocabulary.ts';
import { created, html } from './articles.ts';

describe('lists', () => {
  it('filter, search, count and page', async () => {
    const { url } = await ownCloud();
    for (const name of ['Frameworks', 'Audit', 'Secret'])
      await aCategory(await asAdmin(url), { name, kind: 'article' });
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
