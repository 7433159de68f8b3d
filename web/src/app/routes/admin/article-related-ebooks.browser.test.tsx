import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { answerForm, article, id, openArticle, saved } from '#test/components/article-form.ts';
import { busy, problem } from '#test/components/contract-server.ts';
import { idOf } from '#test/components/sample.ts';
import { ebookCard, ebookDetail } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const shelf = [1, 2, 3, 4, 5].map((number) => ebookCard(number));
const ids = (...numbers: number[]) => numbers.map((number) => idOf('ebook', number));
const field = () => page.getByRole('combobox', { name: 'Related ebooks' });
const list = () => page.getByRole('list', { name: 'Related ebooks' });
/** Without what a drawn cover says. */
function spoken(element: Element): string | null {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}
const titles = () => list().getByRole('listitem').elements().map(spoken);
const press = (name: string) => page.getByRole('button', { name }).click();
const unknown = () => problem(404, 'not_found', 'Ebook not found');
const open = (site: Site, related_ebooks: string[], on = shelf) => openArticle(site, article({ related_ebooks }), on);

async function savedEbooks(site: Site): Promise<unknown> {
  site.server.answer('PUT /admin/articles/{id}', saved());
  await press('Save');
  await expect.element(page.getByText('Article updated successfully')).toBeVisible();
  return (site.server.last('PUT /admin/articles/{id}')?.body as AdminArticleDetail | undefined)?.related_ebooks;
}

describe('the related ebooks of an article', () => {
  test('are found among those on sale, at most four, and saved in their order', async ({ site }) => {
    await open(site, ids(3, 1, 2));
    await field().click();
    await userEvent.keyboard('book');
    await site.pass(300);
    const options = page.getByRole('listbox', { name: 'Published ebooks' }).getByRole('option');
    await expect.poll(() => options.elements().map(spoken)).toEqual(['Book 4', 'Book 5']);
    expect(site.server.last('POST /ebooks/filter')?.body).toMatchObject({ search_query: 'book' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(titles).toEqual(['Book 3', 'Book 1', 'Book 2', 'Book 5']);
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByText(/^4 are chosen, which is the most/)).toBeVisible();
    await expect.element(field()).toHaveAttribute('readonly');
    expect(await savedEbooks(site)).toEqual(ids(3, 1, 2, 5));
  });

  test('are moved and removed by keyboard, and the focus stays on what was pressed', async ({ site }) => {
    await open(site, ids(1, 2, 3));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect.element(button('Move Book 1 up')).toBeDisabled();
    await expect.element(button('Move Book 3 down')).toBeDisabled();
    button('Move Book 3 up').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(titles).toEqual(['Book 1', 'Book 3', 'Book 2']);
    await expect.element(page.getByText('Book 3 is number 2 of 3')).toBeInTheDocument();
    await expect.element(button('Move Book 3 up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(titles).toEqual(['Book 3', 'Book 1', 'Book 2']);
    await expect.element(button('Move Book 3 down')).toHaveFocus();
    button('Remove Book 1').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove Book 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove Book 3')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    expect(await savedEbooks(site)).toEqual([]);
  });

  test('are suggested by the tags while none is chosen', async ({ site }) => {
    const on = [ebookCard(1), ebookCard(2, { tags: ['vendor risk'] }), ebookCard(3, { tags: ['vendor risk'] })];
    await openArticle(site, article({ tags: ['vendor risk'] }), on);
    const suggested = page.getByRole('list', { name: 'Suggested ebooks' });
    await expect.element(suggested.getByText('Book 2')).toBeVisible();
    await press('Use these');
    await expect.poll(titles).toEqual(['Book 2', 'Book 3']);
    await expect.element(suggested).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    expect(await savedEbooks(site)).toEqual(ids(2, 3));
  });

  test('stay chosen when they are not public any more, and say so', async ({ site }) => {
    answerForm(site, article({ related_ebooks: ids(7, 8, 1) }), shelf);
    site.server.answer('GET /ebooks/{id}', ebookDetail(7));
    const byId = site.server.refuse('GET /ebooks/{id}', ({ params, isSigned }) =>
      params.id === idOf('ebook', 7) && isSigned ? new Response(JSON.stringify(ebookDetail(7))) : unknown(),
    );
    await site.open(href('adminArticle', { id }));
    const hidden = 'Not public any more: readers do not see it';
    await expect.poll(titles).toEqual([`Book 7${hidden}`, `${idOf('ebook', 8)}${hidden}`, 'Book 1']);
    byId();
    await press(`Remove ${idOf('ebook', 8)}`);
    expect(await savedEbooks(site)).toEqual(ids(7, 1));
  });

  test('stay chosen when they cannot be loaded', async ({ site }) => {
    answerForm(site, article({ related_ebooks: ids(7) }), shelf);
    site.server.refuse('GET /ebooks/{id}', busy);
    await site.open(href('adminArticle', { id }));
    await expect.poll(titles).toEqual([`${idOf('ebook', 7)}Could not be loaded. It stays chosen.`]);
    expect(await savedEbooks(site)).toEqual(ids(7));
  });

  test('say when nothing matches, and when the search fails', async ({ site }) => {
    await open(site, [], []);
    await expect.element(page.getByText('None is chosen, and no ebook shares a tag with the article.')).toBeVisible();
    await field().fill('zebra');
    await site.pass(300);
    await expect.element(page.getByText('No other published ebook matches')).toBeVisible();
    site.server.refuse('POST /ebooks/filter', busy);
    await field().fill('zebras');
    await site.pass(300);
    await expect.element(page.getByText('The ebooks could not be searched.')).toBeVisible();
  });

  test('are never chosen from what was found for other words', async ({ site }) => {
    await open(site, []);
    await field().click();
    await userEvent.keyboard('book');
    await site.pass(300);
    await expect.element(page.getByRole('option', { name: 'Book 1' })).toBeVisible();
    // Enter before the longer words have been looked for.
    await userEvent.keyboard(' 5{Enter}');
    await expect.element(field()).toHaveValue('book 5');
    expect(await savedEbooks(site)).toEqual([]);
  });

  test('are in the draft, and compared by title with what somebody else saved', async ({ site }) => {
    await open(site, ids(1));
    const current = article({ related_ebooks: ids(2, 3), revision: 9 });
    const stale = { detail: 'Somebody else changed this.', code: 'stale_version', current };
    site.server.refuse('PUT /admin/articles/{id}', () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(stale), { status: 409, headers });
    });
    await press('Remove Book 1');
    await site.pass(2_100);
    expect(site.server.last('PUT /admin/articles/{id}')?.body).toMatchObject({ autosave: true, related_ebooks: [] });
    const conflict = page.getByRole('region', { name: 'Saved in the meantime' });
    await expect.element(conflict.getByText('Book 2')).toBeVisible();
    await press('Use the saved Related ebooks');
    await expect.poll(titles).toEqual(['Book 2', 'Book 3']);
  });

  test('open as the draft has them', async ({ site }) => {
    const draft = {
      ...{ id: idOf('revision'), saved_at: '2026-11-26T10:02:00.000Z', saved_by: 'Ben', revision: 3 },
      fields: { related_ebooks: ids(5, 4) },
    };
    await openArticle(site, article({ related_ebooks: ids(1), draft }), shelf);
    await expect.poll(titles).toEqual(['Book 5', 'Book 4']);
  });

  test('fit a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await open(site, ids(1, 2));
    await expect.poll(titles).toEqual(['Book 1', 'Book 2']);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
