import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const ebook = (number: number) =>
  sampleOf(AdminEbook, { id: idOf('ebook', number), title: `Book ${number}`, status: 'published' });
const article = (number: number, status: 'published' | 'draft' = 'published') => ({
  ...{ id: idOf('article', number), title: `Article ${number}`, status },
});
const link = (number: number) => `Article ${number} (opens in a new tab)`;
/** None. */
const newsletters = { total: 0, items: [] };
const uses = 'GET /admin/articles/of-ebooks';

async function openEbooks(site: Site): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/ebooks', [ebook(1), ebook(2)], { total: 2 });
  site.server.answer('GET /admin/ebooks/summary', { total: 2, published: 2, drafts: 0, total_value: 80 });
  site.server.answer('POST /admin/ebooks/{id}/unpublish', { success: true, ebook: ebook(1) });
  await site.open('/admin/ebooks');
}
const question = () => page.getByRole('alertdialog');
const unpublish = () => page.getByRole('button', { name: 'Unpublish Book 1' }).click();
const unpublished = (site: Site) => site.server.last('POST /admin/ebooks/{id}/unpublish')?.params;

describe('an ebook that articles lead to', () => {
  test('names them before it is deleted', async ({ site }) => {
    await openEbooks(site);
    const articles = [article(1), article(2), article(3), article(4), article(5, 'draft')];
    site.server.answer(uses, { total: 7, published: 4, articles, newsletters });
    await page.getByRole('button', { name: 'More actions for Book 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(question()).toMatchTextContent(`7 articles lead to it: ${link(1)}, ${link(2)}, ${link(3)}`);
    await expect.element(question()).toMatchTextContent(`${link(4)}, ${link(5)} (draft) and 2 more.`);
    expect(site.server.last(uses)?.query).toEqual({ ebook_ids: [ebook(1).id] });
    await expect
      .element(question().getByRole('link', { name: link(5) }))
      .toHaveAttribute('href', `/admin/articles/${article(5).id}`);
  });

  test('says when they cannot be looked for, and can be deleted all the same', async ({ site }) => {
    await openEbooks(site);
    site.server.answer('DELETE /admin/ebooks/{id}', { success: true });
    site.server.answer(uses, { total: 0, published: 0, articles: [], newsletters });
    site.server.refuse(uses, () => new Response('', { status: 500 }));
    await page.getByRole('button', { name: 'More actions for Book 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect
      .element(question().getByText('Articles and newsletters that lead there could not be looked for.'))
      .toBeVisible();
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Ebook deleted successfully')).toBeVisible();
  });

  test('is unpublished once that has been confirmed', async ({ site }) => {
    await openEbooks(site);
    site.server.answer(uses, { total: 2, published: 2, articles: [article(1), article(2)], newsletters });
    await unpublish();
    await expect.element(question()).toMatchTextContent(`2 articles lead to it: ${link(1)} and ${link(2)}.`);
    await question().getByRole('button', { name: 'Cancel' }).click();
    expect(unpublished(site)).toBeUndefined();
    await unpublish();
    await question().getByRole('button', { name: 'Unpublish' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(unpublished(site)).toEqual({ id: ebook(1).id });
  });

  test('is asked about when a newsletter leads to it that is still to be sent', async ({ site }) => {
    await openEbooks(site);
    const items = [{ id: idOf('newsletter', 1), subject: 'New in December', status: 'scheduled' as const }];
    site.server.answer(uses, { total: 0, published: 0, articles: [], newsletters: { total: 1, items } });
    await unpublish();
    await expect
      .element(question())
      .toMatchTextContent(
        '1 newsletter still to be sent leads to it: New in December (opens in a new tab) (scheduled).',
      );
    await expect
      .element(question().getByRole('link', { name: 'New in December (opens in a new tab)' }))
      .toHaveAttribute('href', `/admin/newsletter/${idOf('newsletter', 1)}`);
    await expect.element(question()).not.toMatchTextContent('article');
  });

  test('is asked about when only drafts lead to it, too', async ({ site }) => {
    await openEbooks(site);
    site.server.answer(uses, { total: 1, published: 0, articles: [article(5, 'draft')], newsletters });
    await unpublish();
    await expect.element(question()).toMatchTextContent(`1 article leads to it: ${link(5)} (draft).`);
    expect(unpublished(site)).toBeUndefined();
  });

  test('is named among chosen ones, before they leave the shop together', async ({ site }) => {
    await openEbooks(site);
    site.server.answer(uses, { total: 1, published: 1, articles: [article(1)], newsletters });
    for (const title of ['Book 1', 'Book 2']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(question()).not.toMatchTextContent('article');
    await question().getByRole('button', { name: 'Cancel' }).click();
    await selection.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect.element(question()).toMatchTextContent(`1 article leads to one of them: ${link(1)}.`);
    expect(site.server.last(uses)?.query).toEqual({ ebook_ids: [ebook(1).id, ebook(2).id] });
  });
});

describe('all ebooks that match', () => {
  const all = async (site: Site, next?: string) => {
    await openEbooks(site);
    site.server.answer('GET /admin/ebooks', [ebook(1), ebook(2)], { total: 30, ...(next && { next }) });
    await site.open('/admin/ebooks?search=book');
    await page.getByRole('checkbox', { name: 'Select Book 1' }).click();
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Select all 30 that match' }).click();
    return selection;
  };

  test('are asked about as those that were chosen, up to a hundred', async ({ site }) => {
    const selection = await all(site);
    site.server.answer(uses, { total: 1, published: 1, articles: [article(1)], newsletters });
    await selection.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect.element(question()).toMatchTextContent(`1 article leads to one of them: ${link(1)}.`);
    expect(site.server.last(uses)?.query).toEqual({ ebook_ids: [ebook(1).id, ebook(2).id] });
    expect(site.server.last('GET /admin/ebooks')?.query).toMatchObject({ search: 'book', limit: 100 });
  });

  test('say that more are not asked about', async ({ site }) => {
    const selection = await all(site, 'more');
    await selection.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(question()).toMatchTextContent('not looked for among more than 100');
    expect(site.server.count(uses)).toBe(0);
  });
});

describe('an ebook that no article leads to', () => {
  for (const [name, answer] of [
    ['none leads to it', undefined],
    ['they cannot be looked for', () => new Response('', { status: 500 })],
  ] as const)
    test(`is unpublished at once when ${name}`, async ({ site }) => {
      await openEbooks(site);
      site.server.answer(uses, { total: 0, published: 0, articles: [], newsletters });
      if (answer) site.server.refuse(uses, answer);
      await unpublish();
      await expect.poll(() => unpublished(site)).toEqual({ id: ebook(1).id });
      await expect.element(question()).not.toBeInTheDocument();
    });
});
