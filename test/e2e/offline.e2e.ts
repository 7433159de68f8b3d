import { expect, takenOver, test } from './fixtures.ts';
import { signUp } from './people.ts';

/* Code that comes when it is needed, for somebody whose connection is lost: the page stays, and goes on when it is back. */

/** What a browser says by itself, and React of a page that could not be loaded. */
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /There is no connection/);
});

test('a page opened offline says so, keeps the current one, and opens when the connection is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A module whose request failed only loads after a reload, so wait for the page's own code first.
  const answers = ['track-visitor', 'notifications'].map((call) => page.waitForResponse(`**/api/${call}`));
  await page.goto('/marketplace');
  await takenOver(page);
  await Promise.all(answers);
  const cart = page.getByRole('button', { name: 'Cart', exact: true }).first();
  await expect(cart).toBeVisible();
  const book = page.locator('main a[href^="/ebook/"]').first();
  await expect(book).toBeVisible();
  const offline = page.getByRole('dialog', { name: 'You are offline' });

  await test.step('the cart', async () => {
    await context.setOffline(true);
    await cart.click();
    await expect(offline).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offline).toBeHidden();
    await expect(cart).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(offline).toBeVisible();
    await expect(book).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the filters', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(offline).toBeVisible();
    await expect(book).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('another page', async () => {
    await context.setOffline(true);
    await page
      .locator('footer')
      .getByRole('link', { name: 'Contact' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText('You are offline, and this page was not loaded before.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact|talk|write/i);
  });
});
