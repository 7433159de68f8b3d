import { expect, someEmail, test } from '../fixtures.ts';
import { paidOffers } from '../people.ts';
import { isSignedIn, password, passwordField, signIn, someAccount } from '../sign-in.ts';

test.describe('sign in', () => {
  test('a wrong password keeps the address; the right one leads back', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const email = await someAccount(page);
    await page.goto('/account/orders?from=mail');
    await expect(page.getByText('You will return to the page you came from.')).toBeVisible();
    await signIn(page, email, 'wrong-one');
    await expect(page.getByRole('alert')).toContainText('Authentication failed');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await signIn(page, email, password);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/account/orders?from=mail');
    await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible();
  });

  test('shows why the person was sent here, in both views, and leads back', async ({ page }) => {
    const [book] = await paidOffers(page, 1);
    await page.goto(`/ebook/${book?.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
    await page.getByLabel('Name').fill('Dana Okafor');
    await page.getByLabel('Email').fill(someEmail());
    await passwordField(page).fill(password);
    await page.getByLabel(/^Send me the newsletter/).uncheck();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/ebook/${book?.id}`);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('works with the keyboard alone', async ({ page }) => {
    const email = await someAccount(page);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    const reach = async (name: string) => {
      for (let i = 0; i < 15; i++) {
        await page.keyboard.press('Tab');
        const current = await page.evaluate(() => (document.activeElement as HTMLInputElement).name);
        if (current === name) return;
      }
      throw new Error(`Tab does not reach ${name}`);
    };
    await reach('email');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await isSignedIn(page);
  });
});
