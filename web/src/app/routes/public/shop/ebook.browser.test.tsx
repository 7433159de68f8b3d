import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { offline, problem } from '#test/components/contract-server.ts';
import { failAndRetry, outages } from '#test/components/outages.ts';
import { idOf } from '#test/components/sample.ts';
import { ebookDetail } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const path = `/ebook/${idOf('ebook')}`;

/** Opens an ebook as its owner; `known`: the ebooks that the browser knows to be owned. */
async function openOwned({ server, signIn, open }: Site, known = [idOf('ebook')]): Promise<void> {
  signIn({ purchased_ebooks: known });
  server.answer('GET /ebooks/{id}', ebookDetail(1, { content_access: 'full' }));
  server.answer('GET /user/reading/{ebookId}', { position: 0, paragraph: 0, heading: null, updated_at: null });
  server.answer('PUT /user/reading/{ebookId}', { success: true });
  await open(path);
}

async function downloadText(): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
}

describe('the ebook page', () => {
  for (const outage of outages)
    test(`shows the failure with ${outage[0]}, and Try Again loads it`, async ({ site }) => {
      site.server.answer('GET /ebooks/{id}', ebookDetail());
      await failAndRetry(site, path, 'Ebook not found or failed to load', outage);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
    });

  test('offers no Try Again for an ebook that does not exist', async ({ site }) => {
    site.server.refuse('GET /ebooks/{id}', () => problem(404, 'not_found', 'This ebook does not exist.'));
    await site.open(path);
    await expect.element(page.getByRole('alert').getByText('This ebook does not exist.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible();
  });

  test('says why a download was refused or failed', async ({ site, downloads }) => {
    await openOwned(site);
    site.server.refuse('GET /ebooks/{id}/download', () => problem(403, 'not_purchased', 'No'));
    await downloadText();
    await expect.element(page.getByText('You need to purchase this item to download it')).toBeVisible();
    site.server.refuse('GET /ebooks/{id}/download', () => problem(500, 'internal', 'x'));
    await downloadText();
    await expect.element(page.getByText('Failed to download. Please try again.')).toBeVisible();
    site.server.refuse('GET /ebooks/{id}/download', offline);
    await downloadText();
    await expect.element(page.getByText('Failed to download. Please try again. Check your connection.')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('asks whoever never had the ebook to purchase it before a download', async ({ site }) => {
    await openOwned(site, []);
    site.server.refuse('GET /ebooks/{id}/download', () => problem(403, 'not_purchased', 'No'));
    await downloadText();
    await expect.element(page.getByText('Please purchase this ebook first')).toBeVisible();
  });

  test('keeps a wish that could not be saved off, and says so', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail());
    site.server.refuse('POST /wishlist/add', offline);
    await site.open(path);
    await page.getByRole('button', { name: /wishlist/i }).click();
    await expect.element(page.getByText('Failed to update wishlist. Check your connection.')).toBeVisible();
  });

  test('a free ebook that was granted is owned, whatever fails afterwards', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail(1, { is_free: true, price: 0, content_access: 'full' }));
    site.server.answer('GET /user/reading/{ebookId}', { position: 0, paragraph: 0, heading: null, updated_at: null });
    site.server.answer('PUT /user/reading/{ebookId}', { success: true });
    site.server.answer('POST /payments/checkout', { url: null, order_id: idOf('order'), session_id: null });
    site.server.refuse('GET /auth/me', () => problem(500, 'internal', 'x'));
    await site.open(path);
    await page.getByRole('button', { name: 'Get Free Ebook' }).click();
    await expect.element(page.getByText('It is yours. You will find it in My Library.')).toBeVisible();
    await site.pass(1500);
    await expect.element(page.getByText('Purchased', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Purchase failed/)).not.toBeInTheDocument();
  });

  test('shows progress while the file is being prepared, and retries with the chosen format', async ({
    site,
    downloads,
  }) => {
    await openOwned(site);
    const repair = site.server.refuse(
      'GET /ebooks/{id}/download',
      () => new Response('{}', { status: 503, headers: { 'retry-after': '9' } }),
    );
    await downloadText();
    await expect.element(page.getByRole('button', { name: 'Preparing the file…' })).toBeVisible();
    repair();
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/book.txt', filename: 'book.txt', size: 1 });
    await site.pass(9000);
    await expect.poll(() => downloads).toEqual(['/files/book.txt']);
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual(Array(2).fill({ as: 'link', format: 'txt' }));
  });
});
