import type { Page } from '@playwright/test';
import { expect, gotoBare, scrollTo, test } from './fixtures.ts';
import { signInAdmin } from './people.ts';

/** What the API of a shop without ebooks and orders answers. */
const answers = {
  '**/api/ebooks/public?*': [],
  '**/api/ebooks/filter?*': [],
  '**/api/frameworks': { frameworks: [] },
  '**/api/categories': { categories: { Category: [], Industry: [], Level: [], Price: [] } },
  '**/api/admin/ebooks?*': [],
  '**/api/admin/orders?*': [],
  '**/api/admin/ebooks/summary': { total: 0, published: 0, drafts: 0, total_value: 0 },
};

async function emptyTheShop(page: Page): Promise<void> {
  for (const [url, json] of Object.entries(answers))
    await page.route(url, (route) => route.fulfill({ headers: { 'x-total-count': '0' }, json }));
}

test('an empty shop says so where ebooks would be, and nothing waits for them', async ({ page }) => {
  await emptyTheShop(page);
  await gotoBare(page, '/');
  await expect(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  await scrollTo(page.getByRole('heading', { name: /^Why choose/ }));
  await expect(page.getByRole('heading', { name: 'Read before you buy' })).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);

  await gotoBare(page, '/marketplace');
  await expect(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  await expect(page.getByText('Showing 0 of 0')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('zero trust');
  await expect(page.getByRole('heading', { name: 'No ebooks match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
});

test('an empty back-office says what will be there', async ({ page }) => {
  await signInAdmin(page);
  await emptyTheShop(page);
  await page.goto('/admin/ebooks');
  await expect(page.getByRole('heading', { name: 'No ebooks yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish All' })).toBeDisabled();
  await page.getByRole('searchbox').fill('zero trust');
  await expect(page.getByRole('heading', { name: 'No ebook matches' })).toBeVisible();
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});
