import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './fixtures.ts';
import { signUp } from './people.ts';

/* Code that comes when it is needed, for somebody whose connection is lost: the page stays, and goes on when it is back. */

/** What a browser says by itself, and React of a page that could not be loaded. */
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /There is no connection/);
});

/**
 * Opens the shop and waits for the code that it loads by itself a second later. A module that is lost on its way comes only with
 * a reload, and what a test opens may need the same one.
 */
async function openShop(page: Page, later: readonly string[] = ['track-visitor']): Promise<void> {
  const answers = later.map((call) => page.waitForResponse(`**/api/${call}`));
  await page.goto('/marketplace');
  await takenOver(page);
  await Promise.all(answers);
}

test('a cart that is opened without a connection opens when it is back', async ({ page, context }) => {
  await signUp(page);
  await openShop(page, ['track-visitor', 'notifications']);
  const cart = page.getByRole('button', { name: 'Cart', exact: true }).first();
  await expect(cart).toBeVisible();
  const book = page.locator('main a[href^="/ebook/"]').first();
  await expect(book).toBeVisible();
  await context.setOffline(true);
  await cart.click();
  const offline = page.getByRole('dialog', { name: 'You are offline' });
  await expect(offline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offline).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offline).toBeVisible();
  await expect(book).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('filters that are opened without a connection leave the list, and open when it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('main a[href^="/ebook/"]').first()).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a page that is followed to without a connection says so, and comes when it is back', async ({
  page,
  context,
}) => {
  await openShop(page);
  await context.setOffline(true);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Contact' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('You are offline, and this page was not loaded before.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact|talk|write/i);
});
