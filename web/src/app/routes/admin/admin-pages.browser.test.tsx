import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import type { ContractServer } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const ebook = (number: number) => sampleOf(AdminEbook, { id: idOf('ebook', number), title: `Book ${number}` });

/** A first page of ebooks, and their total. */
function answerEbooks(server: ContractServer, total: number): void {
  const ebooks = Array.from({ length: Math.min(total, 24) }, (_, index) => ebook(index));
  server.answer('GET /admin/ebooks', ebooks, { total });
  server.answer('GET /admin/ebooks/summary', { total, published: total, drafts: 0, total_value: 40 * total });
  server.answer('GET /admin/articles/of-ebooks', {
    total: 0,
    published: 0,
    articles: [],
    newsletters: { total: 0, items: [] },
  });
}

describe('the back-office', () => {
  test('shows the failure when the server is busy, and Try Again loads the ebooks and their value', async ({
    site,
  }) => {
    site.signInAdmin();
    answerEbooks(site.server, 30);
    await failAndRetry(site, '/admin/ebooks', 'Failed to fetch ebooks', busyServer);
    await expect.element(page.getByText('1–24 of 30 ebooks')).toBeVisible();
    await expect.element(page.getByText('Total value')).toBeVisible();
    await expect.element(page.getByText('$1,200.00')).toBeVisible();
  });

  test('shows an empty state without ebooks', async ({ site }) => {
    site.signInAdmin();
    answerEbooks(site.server, 0);
    await site.open('/admin/ebooks');
    await expect.element(page.getByRole('heading', { name: 'No ebooks yet' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Unpublish All' })).toBeDisabled();
    await page.getByRole('searchbox').fill('zero trust');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'No ebook matches' })).toBeVisible();
  });

  test('shows a deleted ebook again after Undo, although the search lags behind', async ({ site }) => {
    site.signInAdmin();
    answerEbooks(site.server, 1);
    site.server.answer('DELETE /admin/ebooks/{id}', { success: true });
    site.server.answer('POST /admin/ebooks/{id}/restore', { success: true, ebook: ebook(0) });
    await site.open('/admin/ebooks?search=book');
    await page.getByRole('button', { name: 'More actions for Book 0' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    site.server.answer('GET /admin/ebooks', [], { total: 0 });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'No ebook matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('heading', { name: 'Book 0' })).toBeVisible();
    await expect.element(page.getByText('1 ebook', { exact: true })).toBeVisible();
  });

  test('has the actions of an ebook on one line, and says why it cannot be saved', async ({ site }) => {
    await page.viewport(390, 844);
    site.signInAdmin();
    answerEbooks(site.server, 1);
    await site.open('/admin/ebooks');
    const acts = ['Publish Book 0', 'Edit Book 0', 'More actions for Book 0'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    for (const act of acts) {
      await expect.element(act).toBeVisible();
      expect(act.element().scrollWidth).toBe(act.element().clientWidth);
    }
    expect(new Set(acts.map((act) => act.element().getBoundingClientRect().top)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(390);
    await acts[1]?.click();
    await page.getByLabelText('Title').fill('');
    await page.getByLabelText('Price').fill('');
    await expect.element(page.getByText('Fill in the title and the price to save.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByLabelText('Title').fill('A better one');
    await expect.element(page.getByText('Fill in the price to save.')).toBeVisible();
  });

  test('says that a published ebook comes back from the trash as a draft', async ({ site }) => {
    site.signInAdmin();
    answerEbooks(site.server, 1);
    site.server.answer('GET /admin/ebooks', [{ ...ebook(0), status: 'published' }], { total: 1 });
    site.server.answer('DELETE /admin/ebooks/{id}', { success: true });
    site.server.answer('POST /admin/ebooks/{id}/restore', { success: true, ebook: ebook(0) });
    await site.open('/admin/ebooks');
    await page.getByRole('button', { name: 'More actions for Book 0' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('Restored as a draft. Publish it to sell it again.')).toBeVisible();
  });

  test('pages through the ebooks and back', async ({ site }) => {
    site.signInAdmin();
    answerEbooks(site.server, 25);
    const isSecond = ({ query }: { query: unknown }) => (query as { cursor?: string }).cursor === 'next one';
    const first = Array.from({ length: 24 }, (_, index) => ebook(index));
    site.server.answer(
      'GET /admin/ebooks',
      (call) => (isSecond(call) ? [ebook(24)] : first),
      (call) => ({ total: 25, ...(!isSecond(call) && { next: 'next one' }) }),
    );
    await site.open('/admin/ebooks');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('25 of 25 ebooks')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(page.getByText('1–24 of 25 ebooks')).toBeVisible();
  });
});
