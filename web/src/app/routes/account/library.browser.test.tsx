import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { OwnedEbook, UserLibrary } from '#shared/library/library.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { ebookCard } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';
import { cart } from '#web/lib/cart/browser-cart.ts';

const failed = 'Your library could not be loaded';
const owned = (number: number, fields: Partial<OwnedEbook> = {}) =>
  sampleOf(OwnedEbook, { ...ebookCard(number), ...fields });

describe('the library', () => {
  for (const [path, empty] of [
    ['/dashboard', 'No ebooks yet'],
    ['/library?tab=wishlist', 'Your wishlist is empty'],
  ] as const)
    test(`shows the failure when the server is busy at ${path}, and Try Again loads it`, async ({ site }) => {
      site.signIn();
      site.server.answer('GET /user/library', sampleOf(UserLibrary));
      await failAndRetry(site, path, failed, busyServer);
      await expect.element(page.getByText(empty)).toBeVisible();
    });

  for (const path of ['/dashboard', '/library'])
    test(`has its figures and the book to continue at ${path}`, async ({ site }) => {
      site.signIn();
      const started = owned(1, {
        progress: 0.4,
        estimated_read_time: 50,
        last_read_at: '2026-01-14T09:00:00.000Z',
        paid: 30,
      });
      const library = { purchased_ebooks: [started, owned(2)], total_purchased: 2 };
      site.server.answer('GET /user/library', sampleOf(UserLibrary, library));
      await site.open(path);
      await expect.element(page.getByText('Total invested')).toBeVisible();
      await expect.element(page.getByText('$30.00')).toBeVisible();
      const current = page.getByRole('region', { name: 'Continue reading' });
      await expect.element(current.getByRole('heading', { name: 'Book 1' })).toBeVisible();
      await expect.element(current.getByText('40% read, about 30 min left')).toBeVisible();
    });

  test('puts a wish into the cart', async ({ site }) => {
    site.signIn();
    const wish = { wishlist_id: 'wsh_1', added_at: '2026-01-14T09:00:00.000Z', ebook: ebookCard(3) };
    site.server.answer('GET /user/library', sampleOf(UserLibrary, { wishlist: [wish], total_wishlisted: 1 }));
    await site.open('/library?tab=wishlist');
    await page.getByRole('button', { name: 'Add to cart: Book 3' }).click();
    await expect.element(page.getByRole('button', { name: 'In cart: Book 3' })).toBeVisible();
    expect(cart.state().items.map(({ id }) => id)).toEqual([wish.ebook.id]);
  });

  test('lists the files that come with an ebook, and downloads the chosen one', async ({ site, downloads }) => {
    site.signIn();
    const attachments = [{ name: 'sheets', title: 'Worksheets', type: 'xlsx', size: 41_000 }] as const;
    const purchased_ebooks = [owned(1, { attachments: [...attachments] }), owned(2)];
    site.server.answer('GET /user/library', sampleOf(UserLibrary, { purchased_ebooks, total_purchased: 2 }));
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/sheets.xlsx', filename: 'sheets.xlsx', size: 1 });
    await site.open('/library');
    await page.getByRole('button', { name: 'Worksheets, XLSX, 41 kB' }).click();
    await expect.poll(() => downloads).toEqual(['/files/sheets.xlsx']);
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual([{ as: 'link', attachment: 'sheets' }]);
  });

  test('retries a file that is still being prepared', async ({ site, downloads }) => {
    site.signIn();
    const library = { purchased_ebooks: [owned(1)], total_purchased: 1 };
    site.server.answer('GET /user/library', sampleOf(UserLibrary, library));
    const isReady = site.server.refuse(
      'GET /ebooks/{id}/download',
      () => new Response('{}', { status: 503, headers: { 'retry-after': '8' } }),
    );
    await site.open('/library');
    await page.getByRole('button', { name: 'Download Book 1' }).click();
    await expect.element(page.getByRole('button', { name: 'Preparing Book 1' })).toBeVisible();
    expect(downloads).toEqual([]);
    isReady();
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/book.txt', filename: 'book.txt', size: 1 });
    await site.pass(8000);
    await expect.poll(() => downloads).toEqual(['/files/book.txt']);
    await expect.element(page.getByRole('button', { name: 'Download Book 1' })).toHaveFocus();
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual(Array(2).fill({ as: 'link', format: 'txt' }));
  });

  test('says that a file is being prepared, tries a few times, and never calls it a failure', async ({ site }) => {
    site.signIn();
    const library = { purchased_ebooks: [owned(1)], total_purchased: 1 };
    site.server.answer('GET /user/library', sampleOf(UserLibrary, library));
    const detail = 'Your file is being prepared. Please try again in a moment.';
    const preparing = () =>
      Response.json({ detail, code: 'preparing' }, { status: 503, headers: { 'retry-after': '3' } });
    site.server.refuse('GET /ebooks/{id}/download', preparing);
    await site.open('/library');
    await page.getByRole('button', { name: 'Download Book 1' }).click();
    await expect.element(page.getByText('Your file is being prepared…')).toBeVisible();
    for (let wait = 1; wait < 10; wait++) await site.pass(3000);
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download Book 1' })).toBeEnabled();
    expect(site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download')).toHaveLength(10);
  });
});
