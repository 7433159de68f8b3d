import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { problem } from '#test/components/contract-server.ts';
import { failAndRetry, outages } from '#test/components/outages.ts';
import { idOf } from '#test/components/sample.ts';
import { ebookDetail } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const path = `/ebook/${idOf('ebook')}`;

/** Opens an ebook as its owner. */
async function openOwned({ server, signIn, open }: Site, fields: Partial<EbookDetail> = {}): Promise<void> {
  signIn({ purchased_ebooks: [idOf('ebook')] });
  server.answer('GET /ebooks/{id}', ebookDetail(1, { content_access: 'full', ...fields }));
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
    expect(downloads).toEqual([]);
  });

  test('offers the files that come with the ebook, by what they are', async ({ site, downloads }) => {
    const sheets = { name: 'sheets', title: 'Worksheets', type: 'xlsx', size: 41_000 } as const;
    const report = { name: 'report', title: 'Report', type: 'docx', size: 9000 } as const;
    await openOwned(site, { attachments: [sheets, report] });
    const promise = 'With files to work in: Worksheets (XLSX) and Report (DOCX)';
    await expect.element(page.getByText(promise)).toBeVisible();
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/report.docx', filename: 'report.docx', size: 1 });
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('button', { name: 'Report, DOCX, 9.0 kB' }).click();
    await expect.poll(() => downloads).toEqual(['/files/report.docx']);
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual([{ as: 'link', attachment: 'report' }]);
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
