import { expect, test } from './fixtures.ts';
import { acceptTerms, paidOffers, signUp } from './people.ts';

const pages = [
  ['Privacy', '/privacy', 'Privacy'],
  ['Terms', '/terms', 'Terms of use and sale'],
  ['Refunds', '/refunds', 'Refund policy'],
  ['Imprint', '/imprint', 'Imprint'],
] as const;

test('the footer leads to the four legal pages', async ({ page }) => {
  await page.goto('/');
  for (const [label, path, title] of pages) {
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Rampart`);
  }
});

test('scripts are removed from a text once more', async ({ page, expectedErrors }) => {
  // Chromium reports handlers while the sanitiser parses the text, where none can run.
  expectedErrors.push(/inline event handler violates/);
  const html = '<h2>Ours</h2><p onclick="alert(1)">Text<script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
  await page.route('**/api/legal/terms', (route) =>
    route.fulfill({
      json: { page: 'terms', title: 'Terms', html, updated_at: '2026-11-20T10:00:00.000Z', revision: 2 },
    }),
  );
  await page.route('**/x', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
  await expect(page.getByText('Last changed on 20 Nov 2026')).toBeVisible();
  expect(await page.locator('main').innerHTML()).not.toMatch(/onclick|onerror|<script/);
});

test('nobody pays without accepting the terms', async ({ page, context }) => {
  await signUp(page);
  const [book] = await paidOffers(page, 1);
  await page.goto(`/ebook/${book?.id}`);
  const buy = page.getByRole('button', { name: 'Buy Now' }).first();
  await buy.click();
  const question = page.getByRole('dialog', { name: 'Before you pay' });
  await expect(question.getByRole('checkbox')).not.toBeChecked();
  await question.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(question.getByText('Please tick the box to go on')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(buy).toBeEnabled();

  await buy.click();
  await expect(question.getByRole('checkbox')).not.toBeChecked();
  const opened = context.waitForEvent('page');
  const asked = page.waitForRequest('**/api/payments/checkout*');
  await acceptTerms(page);
  expect((await asked).url()).toContain('accept_terms=true');
  await opened;
});
