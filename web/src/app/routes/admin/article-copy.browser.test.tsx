import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { href } from '#shared/pages/href.ts';
import { answerForm, article, author, id, saved } from '#test/components/article-form.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const copyPath = href('adminNewArticle', { from: id });
const title = () => page.getByLabelText('Title', { exact: true });
const source = article({
  ...{ status: 'scheduled', scheduled_at: '2027-01-02T09:00:00.000Z', tags: ['soc 2'], excerpt: 'Stored.' },
  draft: {
    ...{ id: idOf('revision'), saved_at: '2026-11-26T10:02:00.000Z', saved_by: 'Ben', revision: 3 },
    fields: { excerpt: 'Still being written.' },
  },
});

describe('a copy of an article', () => {
  test('begins on its page, as a draft with what is stored, and is created without its address', async ({ site }) => {
    answerForm(site, source);
    await site.open(href('adminArticle', { id }));
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect.element(title()).toHaveValue('Copy of Quiet audits');
    await expect.element(page.getByLabelText('Excerpt')).toHaveValue('Stored.');
    await expect.element(page.getByLabelText('Status')).toHaveValue('draft');
    await expect.element(page.getByLabelText('Address')).toHaveValue('');
    await expect
      .element(page.getByRole('textbox', { name: 'Content' }))
      .toHaveTextContent('PlanQuiet audits need a plan.');
    const other = saved({ id: idOf('article', 2), title: 'Copy of Quiet audits' });
    site.server.answer('POST /admin/articles', other);
    site.server.answer('GET /admin/articles/{id}', other.article);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Article created successfully')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe(href('adminArticle', { id: idOf('article', 2) }));
    expect(site.server.last('POST /admin/articles')?.body).toMatchObject({
      ...{ title: 'Copy of Quiet audits', slug: '', status: 'draft', scheduled_at: null, tags: ['soc 2'] },
      ...{ author_id: author.id, content: article().content, excerpt: 'Stored.' },
    });
  });

  test('begins in the list, too, from which a way leads back', async ({ site }) => {
    answerForm(site);
    site.server.answer('GET /admin/articles', [article()], { total: 1 });
    await site.open('/admin/articles?search=quiet');
    await page.getByRole('button', { name: 'More actions for Quiet audits' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(title()).toHaveValue('Copy of Quiet audits');
    const back = page.getByRole('main').getByRole('link', { name: 'Articles' });
    await expect.element(back).toHaveAttribute('href', '/admin/articles?search=quiet');
  });

  test('is kept in this browser under its own name until it is created', async ({ site }) => {
    answerForm(site);
    await site.open(copyPath);
    await title().fill('Louder audits');
    await site.pass(400);
    await site.open(href('adminNewArticle'));
    await expect.element(title()).toBeVisible();
    await site.pass(400);
    await expect.element(title()).toHaveValue('');
    await site.open(copyPath);
    await expect.element(title()).toHaveValue('Louder audits');
  });

  test('with a long address makes the form no wider than a phone', async ({ site }) => {
    await page.viewport(390, 844);
    const long = 'Prompts for Audit Work: Ask for Quotations and for Evidence, Not Opinions';
    answerForm(site, article({ title: long }));
    await site.open(copyPath);
    await expect.element(title()).toHaveValue(`Copy of ${long}`);
    await site.pass(400);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('is not begun of an article that there is not', async ({ site }) => {
    answerForm(site);
    site.server.refuse('GET /admin/articles/{id}', () => problem(404, 'not_found', 'Article not found'));
    await site.open(copyPath);
    await expect.element(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
    await expect.element(page.getByText('It may be in the trash.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
