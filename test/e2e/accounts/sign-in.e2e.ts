import type { Page } from '@playwright/test';
import { expect, someEmail, test } from '../fixtures.ts';
import { paidOffers } from '../people.ts';
import { isSignedIn, password, passwordField, signIn, someAccount } from '../sign-in.ts';

/** Presses Tab until a field has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab');
    const current = await page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    if (current === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test.describe('sign in', () => {
  test('a wrong password keeps the address; the right one, typed with the keyboard alone, leads back', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/);
    const email = await someAccount(page);
    await page.goto('/account/orders?from=mail');
    await expect(page.getByText('You will return to the page you came from.')).toBeVisible();
    await signIn(page, email, 'wrong-one');
    await expect(page.getByRole('alert')).toContainText('Authentication failed');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await reach(page, 'email');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/account/orders?from=mail');
    await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible();
  });

  test('creating an account shows why the person was sent here, asks for the newsletter, and leads back', async ({
    page,
  }) => {
    const [book] = await paidOffers(page, 1);
    await page.goto(`/ebook/${book?.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
    await page.getByLabel('Name').fill('Dana Okafor');
    const email = someEmail();
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill('abc-12');
    await expect(page.getByLabel(/^Send me the newsletter: cybersecurity and compliance$/)).toBeChecked();
    await page.getByRole('button', { name: 'Choose topics' }).click();
    await page.getByRole('checkbox', { name: 'Compliance', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Frameworks' }).check();
    const sent = page.waitForRequest('**/api/auth/register');
    await passwordField(page).press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      name: 'Dana Okafor',
      email,
      password: 'abc-12',
      subscribeToNewsletter: true,
      newsletterInterests: ['cybersecurity', 'frameworks'],
    });
    await expect(page.getByText(/Account created successfully!.*confirm your newsletter/)).toBeVisible();
    await expect(page).toHaveURL(`/ebook/${book?.id}`);
    await isSignedIn(page);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });
});
