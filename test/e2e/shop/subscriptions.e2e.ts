import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signUp } from '../people.ts';

const names = ['Basic', 'Professional', 'Unlimited'];

test('three plans, the most popular marked; subscribing asks to sign in', async ({ page }) => {
  await page.goto('/subscriptions');
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Basic|Professional|Unlimited)$/ }),
  ).toHaveText(names);
  await expect(page.getByText('$19.99')).toBeVisible();
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(page.getByText('30-day money-back guarantee')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe to Professional' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in to subscribe')).toBeVisible();
});

test('a signed-in person learns that it is coming soon', async ({ page }) => {
  await signUp(page);
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click();
  await expect(page.getByText('Subscription checkout coming soon!')).toBeVisible();
});

test('passes axe', async ({ page }) => {
  await page.goto('/subscriptions');
  await page.getByText('Most Popular').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
