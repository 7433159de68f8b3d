import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminArticle } from '#shared/articles/article.ts';
import { problem } from '#test/components/contract-server.ts';
import { cutOptions } from '#test/components/cut-options.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const article = (fields: Partial<AdminArticle> = {}) =>
  sampleOf(AdminArticle, {
    ...{ id: idOf('article', 1), author_id: idOf('author', 1), author_name: 'Priya Natarajan', featured_image: '' },
    ...{ title: 'Quiet audits', slug: 'quiet-audits', status: 'published', post_type: 'case-study', view_count: 1284 },
    ...fields,
  });

function answerList(site: Site, articles: AdminArticle[]): void {
  site.signInAdmin();
  const counts = { total: 84, published: 71, draft: 7, scheduled: 2, archived: 4, view_count: 9000 };
  site.server.answer('GET /admin/articles/summary', counts);
  site.server.answer('GET /admin/articles', articles, { total: articles.length });
}
async function openArticles(site: Site, path = '/admin/articles', articles = [article()]): Promise<void> {
  answerList(site, articles);
  await site.open(path);
}

describe('the articles', () => {
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    answerList(site, [article()]);
    await failAndRetry(site, '/admin/articles', 'Failed to fetch articles', busyServer);
    await expect.element(page.getByRole('link', { name: 'Edit Quiet audits' })).toBeVisible();
  });

  test('stand in a table with type, author, status and views, narrowed down by the address', async ({ site }) => {
    await openArticles(site, '/admin/blog?type=case-study&category=Privacy&status=published&search=quiet');
    const row = page.getByRole('row').filter({ hasText: 'Quiet audits' });
    for (const text of ['/quiet-audits', 'Case Study', 'Priya Natarajan', 'Published', '1,284'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    const query = { post_type: 'case-study', category: 'Privacy', status: 'published', search: 'quiet' };
    expect(site.server.last('GET /admin/articles')?.query).toMatchObject(query);
    const view = row.getByRole('link', { name: 'View Quiet audits (opens in a new tab)' });
    await expect.element(view).toHaveAttribute('href', '/articles/quiet-audits');
    const list = new URLSearchParams({ list: 'type=case-study&category=Privacy&status=published&search=quiet' });
    const edit = row.getByRole('link', { name: 'Edit Quiet audits' });
    await expect.element(edit).toHaveAttribute('href', `/admin/articles/${idOf('article', 1)}?${list}`);
  });

  test('leave the other columns room at 1,280 px, however long an address is', async ({ site }) => {
    await page.viewport(1280, 900);
    const slug = 'cis-controls-ig1-in-one-year-a-wholesaler-with-four-people-in-it';
    await openArticles(site, '/admin/articles', [article({ slug })]);
    const heading = page.getByRole('columnheader', { name: 'Article' });
    await expect.element(heading).toBeVisible();
    expect(heading.element().getBoundingClientRect().width).toBeLessThan(200);
  });

  test('are not viewed while readers cannot see them, and say when there are none', async ({ site }) => {
    await openArticles(site, '/admin/articles', [article({ status: 'scheduled' })]);
    await expect.element(page.getByRole('row').getByText('Scheduled')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^View/ })).not.toBeInTheDocument();
    await openArticles(site, '/admin/articles', []);
    await expect.element(page.getByText('No articles yet')).toBeVisible();
  });

  test('are deleted once somebody has said yes, and Undo is offered', async ({ site }) => {
    await openArticles(site);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete Quiet audits' }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this article?' });
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    const undo = site.server.refuse('DELETE /admin/articles/{id}', () => new Response('', { status: 500 }));
    await remove();
    await expect.element(page.getByText('Failed to delete article')).toBeVisible();
    undo();
    site.server.refuse('DELETE /admin/articles/{id}', () => problem(409, 'conflict', 'It is being published.'));
    await remove();
    await expect.element(page.getByText('It is being published.')).toBeVisible();
    site.server.answer('DELETE /admin/articles/{id}', { success: true, message: 'Deleted' });
    await remove();
    await expect.element(page.getByText('Article deleted successfully')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('get authors of their own from the same page', async ({ site }) => {
    await openArticles(site);
    await page.getByRole('button', { name: 'Add Author Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Author Profile' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('link', { name: 'Please fill in name and email' })).toBeVisible();
  });

  test('fit a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openArticles(site, '/admin/articles?category=Security+Operations');
    await expect.element(page.getByRole('heading', { name: 'Quiet audits' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    const category = page.getByLabelText('Category');
    await expect.element(category.getByRole('option', { name: 'Security Operations' })).toBeInTheDocument();
    for (const label of ['Type', 'Category', 'Status'])
      expect(cutOptions(page.getByLabelText(label, { exact: true }).element()), label).toEqual([]);
  });
});
