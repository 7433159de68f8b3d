import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { OwnedEbook, UserLibrary } from '#shared/library/library.ts';
import { failAndRetry, outages } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { ebookCard } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const failed = 'Your library could not be loaded';
const owned = (number: number, fields: Partial<OwnedEbook> = {}) =>
  sampleOf(OwnedEbook, { ...ebookCard(number), ...fields });

describe('the library', () => {
  for (const outage of outages)
    for (const [path, empty] of [
      ['/dashboard', 'No ebooks yet'],
      ['/library?tab=wishlist', 'Your wishlist is empty'],
    ] as const)
      test(`shows the failure with ${outage[0]} at ${path}, and Try Again loads it`, async ({ site }) => {
        site.signIn();
        site.server.answer('GET /user/library', sampleOf(UserLibrary));
        await failAndRetry(site, path, failed, outage);
        await expect.element(page.getByText(empty)).toBeVisible();
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
});
