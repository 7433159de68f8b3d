import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminArticleDetail } from '#shared/articles/article.ts';
import { ListedAuthor } from '#shared/articles/author.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { PublicSettings } from '#shared/settings/settings.ts';
import { idOf, sampleOf } from './sample.ts';
import { stock } from './shop.ts';
import type { Site } from './site.tsx';

export const id = idOf('article', 1);
export const author = sampleOf(ListedAuthor, {
  id: idOf('author', 1),
  name: 'Priya Natarajan',
  email: 'p@example.test',
  photo: '',
  heir: null,
  is_public: true,
});
/** The article of these tests; `fields` differ. */
export const article = (fields: Partial<AdminArticleDetail> = {}) =>
  sampleOf(AdminArticleDetail, {
    ...{ id, author_id: author.id, title: 'Quiet audits', slug: 'quiet-audits', excerpt: 'How to be quiet.' },
    ...{ status: 'draft', category: 'AI Security', reading_time: 5, revision: 3, tags: [], featured_image: '' },
    ...{ content: '<h2>Plan</h2><p>Quiet audits need a plan.</p>', download_url: '', external_url: '', draft: null },
    seo_data: { meta_title: '', meta_description: '', focus_keyword: '', keywords: [], schema_type: 'Article' },
    ...fields,
  });
/** The answer to a save. */
export const saved = (fields: Partial<AdminArticleDetail> = {}) => ({
  ...{ success: true as const, message: 'Saved', article: article({ revision: 4, ...fields }) },
});

/** Answers what the form of an article asks for; `shelf` is on sale. */
export function answerForm(site: Site, shown = article(), shelf: readonly EbookCard[] = []): void {
  site.signInAdmin();
  stock(site.server, shelf);
  site.server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'Europe/Berlin' }));
  site.server.answer('GET /admin/author-profiles', [author], { total: 1 });
  site.server.answer('GET /admin/articles/{id}', shown);
  site.server.answer('GET /admin/articles/summary', {
    ...{ total: 1, published: 0, draft: 1, scheduled: 0, archived: 0, view_count: 0 },
  });
}
/** Opens the form, and waits for the text in its editor. */
export async function openArticle(site: Site, shown = article(), shelf: readonly EbookCard[] = []): Promise<void> {
  answerForm(site, shown, shelf);
  await site.open(href('adminArticle', { id }));
  await expect.element(page.getByRole('textbox', { name: 'Content' }).getByText('Plan', { exact: true })).toBeVisible();
}
