import type { Page, Route } from '@playwright/test';
import { expect, gotoBare, test } from './fixtures.ts';
import { acceptTerms, checkout, paidOffers, signInAdmin, signUp } from './people.ts';

const outages = {
  'no connection': (route: Route) => route.abort('connectionfailed'),
  'a busy server': (route: Route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { message: 'Service Unavailable' } }),
};
const sentences = {
  'no connection': 'No connection. Check your network and try again.',
  'a busy server': 'The service is not available right now. Please try again in a moment.',
};
type Outage = keyof typeof outages;

const expectFailures = (errors: RegExp[]) => errors.push(/Failed to load resource/);
const breakDown = (page: Page, outage: Outage) => page.route('**/api/**', outages[outage]);
const recover = (page: Page) => page.unroute('**/api/**');

/** Opens a page while nothing answers, sees it say so, and Try Again bring it. */
async function failAndRetry(page: Page, outage: Outage, path: string, title: string, then: string | RegExp) {
  await breakDown(page, outage);
  await gotoBare(page, path);
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect(alert).toContainText(sentences[outage]);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await recover(page);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(then).filter({ visible: true }).first()).toBeVisible();
}

for (const outage of Object.keys(outages) as Outage[]) {
  test(`${outage}: the public pages say so, and Try Again brings everything`, async ({ page, expectedErrors }) => {
    expectFailures(expectedErrors);
    const [book] = await paidOffers(page, 1);
    await failAndRetry(page, outage, '/', 'Ebooks could not be loaded', /Browse all \d+ ebooks/);
    await expect(page.getByRole('list', { name: 'On the shelf' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('navigation', { name: 'Browse by framework' })).toBeVisible();
    await failAndRetry(page, outage, '/marketplace?search=risk', 'Ebooks could not be loaded', /^Showing/);
    await expect(page.getByRole('radio', { name: /^NIST CSF/ })).toBeVisible();
    const missing = 'Ebook not found or failed to load';
    await failAndRetry(page, outage, `/ebook/${book?.id}`, missing, book?.title ?? '');
  });

  test(`${outage}: the pages of an account say so, and Try Again works`, async ({ page, expectedErrors }) => {
    expectFailures(expectedErrors);
    await signUp(page);
    const library = 'Your library could not be loaded';
    await failAndRetry(page, outage, '/dashboard', library, 'No ebooks yet');
    await failAndRetry(page, outage, '/library?tab=wishlist', library, 'Your wishlist is empty');
    await failAndRetry(page, outage, '/account/orders', 'Your orders could not be loaded', 'No orders yet');
    await breakDown(page, outage);
    await page.goto('/account');
    await expect(page.getByRole('main').getByText('Sam Sample')).toBeVisible();
    await page.getByRole('button', { name: 'Export my data' }).click();
    await expect(page.getByText(sentences[outage])).toBeVisible();
  });

  test(`${outage}: the back-office says so, and Try Again brings the figures too`, async ({ page, expectedErrors }) => {
    expectFailures(expectedErrors);
    await signInAdmin(page);
    await failAndRetry(page, outage, '/admin', 'The figures could not be loaded', 'Total users');
    await failAndRetry(page, outage, '/admin/ebooks', 'Failed to fetch ebooks', /^1–24 of/);
    await expect(page.getByText('Total value').locator('xpath=following-sibling::dd')).toHaveText(/^\$/);
    await failAndRetry(page, outage, '/admin/orders', 'The orders could not be loaded', /^(No orders yet|\d+–\d+)/);
  });
}

test('the payment page tries again', async ({ page, expectedErrors }) => {
  expectFailures(expectedErrors);
  const { token } = await signUp(page);
  const [book] = await paidOffers(page, 1);
  const session = await checkout(page, token, [book?.id ?? '']);
  await breakDown(page, 'no connection');
  await page.goto(`/purchase-success?session_id=${session}`);
  await expect(page.getByRole('heading', { name: 'We could not verify your payment' })).toBeVisible();
  await recover(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
});

test('forms keep what was typed, and go through afterwards', async ({ page, expectedErrors }) => {
  expectFailures(expectedErrors);
  await page.goto('/create-account');
  const fields = { Name: 'Net Worker', 'E-mail': `net-${Date.now()}@example.com`, Password: 'Passw0rd!' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  for (const outage of Object.keys(outages) as Outage[]) {
    await breakDown(page, outage);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(sentences[outage])).toBeVisible();
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await recover(page);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/Account created successfully!/)).toBeVisible();
});

test('a checkout that fails leaves the cart as it is', async ({ page, expectedErrors }) => {
  expectFailures(expectedErrors);
  await signUp(page);
  const [book] = await paidOffers(page, 1);
  await page.goto(`/ebook/${book?.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('Total', { exact: true })).toBeVisible();
  await breakDown(page, 'no connection');
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await acceptTerms(page);
  await expect(page.getByText(sentences['no connection']).first()).toBeVisible();
  await expect(cart.getByText(book?.title ?? '')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
});
