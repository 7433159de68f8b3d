import { describe, expect, it } from 'vitest';
import { AdminArticleDetail, ArticleInput } from '#shared/articles/article.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { articleOf, articleValues, copyOf, type EditedArticle, newArticle, withDraft } from './article-values.ts';

const zone = 'Europe/Berlin';
const saved = (typed: Partial<ReturnType<typeof articleValues>>, article: EditedArticle = newArticle) =>
  articleOf({ ...articleValues(article, zone), ...typed }, article, zone);

describe('a draft', () => {
  const due = { status: 'scheduled', scheduled_at: '2027-01-02T09:00:00.000Z' } as const;
  const drafted = (revision: number): EditedArticle => ({
    ...newArticle,
    ...{ title: 'Before', excerpt: 'Same', status: 'published', revision: 3 },
    draft: {
      ...{ id: 'rev_00000000000000000000000001', saved_at: '', saved_by: '', revision },
      fields: { title: 'After', ...due },
    },
  });

  it('changes the fields it has, and the publication only over the revision it was written for', () => {
    expect(withDraft(drafted(3))).toMatchObject({ title: 'After', excerpt: 'Same', ...due });
    expect(withDraft(drafted(2))).toMatchObject({
      ...{ title: 'After', excerpt: 'Same', status: 'published', scheduled_at: null },
    });
  });
});

describe('a copy', () => {
  const source = sampleOf(AdminArticleDetail, {
    ...{ title: 'Quiet audits', slug: 'quiet-audits', content: '<p>x</p>', tags: ['a'], gallery_images: [] },
    related_ebooks: [idOf('ebook', 2), idOf('ebook', 1)],
    ...{ status: 'scheduled', scheduled_at: '2027-01-02T09:00:00.000Z', is_featured: true, revision: 7 },
    ...{ featured_image: '', download_url: '', external_url: '' },
    draft: { id: idOf('revision'), saved_at: '', saved_by: '', revision: 7, fields: { title: 'Typed' } },
  });

  it('is a new draft with what is stored, not with what is still being written', () => {
    const copy = copyOf(source);
    expect(copy).toMatchObject({ title: 'Copy of Quiet audits', slug: '', status: 'draft', scheduled_at: null });
    expect(copy).toMatchObject({ content: '<p>x</p>', tags: ['a'], is_featured: false, revision: 0, draft: null });
    expect(copy.related_ebooks).toEqual([idOf('ebook', 2), idOf('ebook', 1)]);
    expect(copy).not.toHaveProperty('id');
  });

  it('has a title that is not too long', () =>
    expect(copyOf({ ...source, title: 'x'.repeat(200) }).title.length).toBe(200));
});

describe('the fields of an article', () => {
  it('are the usual ones of a new article until something else is typed', () => {
    const usual = ArticleInput.parse({
      ...{ title: 'T', content: '<p>x</p>', author_id: 'aut_00000000000000000000000001' },
    });
    const { title, content, author_id } = usual;
    expect(saved({ title, content, author_id })).toEqual(usual);
  });

  it('give the usual reading time for what is no number', () => {
    expect(['', 'long', '12', '7.5'].map((reading_time) => saved({ reading_time }).reading_time)).toEqual([
      5, 5, 12, 7,
    ]);
  });

  it('have entries between commas, trimmed and without empty ones; unchanged ones keep commas of their own', () => {
    expect(saved({ prerequisites: ' a, , b ', keywords: 'x,' })).toMatchObject({
      prerequisites: ['a', 'b'],
      seo_data: { keywords: ['x'] },
    });
    const article = { ...newArticle, prerequisites: ['Know it, all'] };
    expect(saved({}, article).prerequisites).toEqual(['Know it, all']);
  });

  it('are due at a time of the site, only when scheduled, and to the second when it was not changed', () => {
    const status = 'scheduled' as const;
    expect(saved({ status, scheduled_at: '2027-01-02T10:00' }).scheduled_at).toBe('2027-01-02T09:00:00.000Z');
    expect(saved({ status: 'draft', scheduled_at: '2027-01-02T10:00' }).scheduled_at).toBeNull();
    expect(saved({ status }).scheduled_at).toBeNull();
    const due = { ...newArticle, status, scheduled_at: '2027-01-02T09:00:42.000Z' };
    expect(saved({}, due).scheduled_at).toBe(due.scheduled_at);
  });
});
