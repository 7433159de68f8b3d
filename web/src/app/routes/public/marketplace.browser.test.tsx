import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { EbookCard } from '#shared/catalog/ebook.ts';
import { busy, offline } from '#test/components/contract-server.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

function shelf({ server }: Site, cards: readonly EbookCard[]): void {
  server.answer('GET /frameworks', { frameworks: [] });
  server.answer('GET /categories', { categories: { Category: [], Industry: [], Level: [], Price: [] } });
  server.answer('GET /ebooks/public', [...cards], { total: cards.length });
  server.answer('POST /ebooks/filter', [...cards], { total: cards.length });
}

const outages = [
  ['no connection', offline, 'No connection. Check your network and try again.'],
  ['a busy server', busy, 'The service is not available right now. Please try again in a moment.'],
] as const;

describe('the marketplace', () => {
  test('says that there are none in an empty shop', async ({ site }) => {
    shelf(site, []);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await expect.element(page.getByText('Showing 0 of 0')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('zero trust');
    await expect.element(page.getByRole('heading', { name: 'No ebooks match your search' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  });

  for (const [name, outage, sentence] of outages)
    test(`says so with ${name}, and Try Again brings the books`, async ({ site }) => {
      shelf(site, [sampleOf(EbookCard, { title: 'Zero Trust, Plainly' })]);
      site.server.breakDown(outage);
      await site.open('/marketplace?search=risk');
      const alert = page.getByRole('alert').filter({ hasText: 'Ebooks could not be loaded' });
      await expect.element(alert.getByText(sentence)).toBeVisible();
      site.server.recover();
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect.element(page.getByText('Zero Trust, Plainly').first()).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
    });
});
