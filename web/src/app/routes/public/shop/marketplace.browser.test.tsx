import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { failAndRetry, outages, tryAgain } from '#test/components/outages.ts';
import { ebookCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const title = 'Ebooks could not be loaded';

describe('the marketplace', () => {
  test('shows an empty state in an empty shop', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await expect.element(page.getByText('Showing 0 of 0')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('zero trust');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'No ebooks match your search' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    expect(document.querySelector('.animate-breathe')).toBeNull();
  });

  test('says in each category of an empty shop that there are no ebooks yet', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace?category=Framework');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  });

  test('counts the frameworks without General, which is none', async ({ site }) => {
    const names = ['General', ...Array.from({ length: 9 }, (_, index) => `Framework ${index + 1}`)];
    stock(
      site.server,
      names.map((regulatory_source, index) => ebookCard(index + 1, { regulatory_source })),
    );
    await site.open('/marketplace');
    await page.getByRole('button', { name: 'Show all 9 frameworks' }).click();
    await expect.element(page.getByRole('radio', { name: /^General/ })).toBeInTheDocument();
  });

  for (const outage of outages)
    test(`shows the failure with ${outage[0]}, and Try Again loads the books and the filters`, async ({ site }) => {
      stock(site.server, [ebookCard()]);
      await failAndRetry(site, '/marketplace?search=risk', title, outage);
      await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
      await expect.element(page.getByText('Showing 1 of 1')).toBeVisible();
      await expect.element(page.getByRole('radio', { name: /^NIST CSF/ })).toBeInTheDocument();
    });

  test('reports a failure of the search alone', async ({ site }) => {
    stock(site.server, [ebookCard()]);
    const repair = site.server.refuse('POST /ebooks/filter', busy);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('risk');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('alert').getByText(title)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).not.toBeInTheDocument();
    repair();
    await tryAgain(site);
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
  });
});
