import type { Page } from '@playwright/test';
import { expect, someEmail, test } from './fixtures.ts';
import { codeIn, linkIn, mailTo } from './mails.ts';
import { paidOffers } from './people.ts';

const password = 'rampart1';

/** An account whose browser is not signed in. */
async function someAccount(page: Page): Promise<string> {
  const email = someEmail();
  const answer = await page.request.post('/api/auth/register', { data: { name: 'Robin', email, password } });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return email;
}

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

test.describe('create account', () => {
  test('signs the person in and asks for the newsletter they chose', async ({ page }) => {
    const email = someEmail();
    await page.goto('/create-account');
    await page.getByLabel('Name').fill('Dana Okafor');
    await page.getByLabel('E-mail').fill(email);
    await passwordField(page).fill('abc123');
    await expect(page.getByLabel(/^Send me the newsletter: cybersecurity and compliance$/)).toBeChecked();
    await page.getByRole('button', { name: 'Choose topics' }).click();
    await page.getByRole('checkbox', { name: 'Compliance', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Frameworks' }).check();
    const sent = page.waitForRequest('**/api/auth/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Dana Okafor',
      email,
      password: 'abc123',
      subscribeToNewsletter: true,
      newsletterInterests: ['cybersecurity', 'frameworks'],
    });
    await expect(page.getByText(/Account created successfully!.*confirm your newsletter/)).toBeVisible();
    await expect(page).toHaveURL('/');
    await isSignedIn(page);
  });

  test('says under each field what is wrong and keeps what was typed', async ({ page, expectedErrors }) => {
    const email = await someAccount(page);
    await page.goto('/create-account');
    await passwordField(page).fill('abc1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Name is required');
    await summary.getByRole('link', { name: 'Password should be at least 6 characters long' }).click();
    await expect(passwordField(page)).toBeFocused();

    expectedErrors.push(/status of 409/);
    await page.getByLabel('Name').fill('Robin');
    await page.getByLabel('E-mail').fill(email);
    await passwordField(page).fill('another1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('An account with this email already exists').first()).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Robin');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });
});

test.describe('sign in', () => {
  test('a wrong password keeps the address; the right one leads back', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const email = await someAccount(page);
    await page.goto('/account/orders?from=mail');
    await expect(page.getByText('You will return to the page you came from.')).toBeVisible();
    await signIn(page, email, 'wrong-one');
    await expect(page.getByRole('alert')).toContainText('Authentication failed');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await signIn(page, email, password);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/account/orders?from=mail');
    await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible();
  });

  test('an unknown address hears the same as a wrong password', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await page.goto('/sign-in');
    await signIn(page, someEmail(), password);
    await expect(page.getByRole('alert')).toContainText('Authentication failed');
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
    await page.getByLabel('E-mail').fill(someEmail());
    await passwordField(page).fill(password);
    await page.getByLabel(/^Send me the newsletter/).uncheck();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/ebook/${book?.id}`);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('says when Caps Lock is on', async ({ page }) => {
    await page.goto('/auth');
    const press = (modifierCapsLock: boolean) =>
      passwordField(page).dispatchEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock });
    await press(true);
    await expect(page.getByText('Caps Lock is on.')).toBeVisible();
    await press(false);
    await expect(page.getByText('Caps Lock is on.')).toBeHidden();
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

  test('is sent once however often it is pressed, and says what the limit says', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    let calls = 0;
    await page.route('**/api/auth/login', async (route) => {
      calls++;
      await new Promise((resolve) => setTimeout(resolve, 400));
      const detail = 'Too many failed attempts. Please try again in 15 minutes.';
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '900' },
        json: { detail, code: 'too_many_requests' },
      });
    });
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill('dana@example.com');
    await passwordField(page).fill(password);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please try again in 15 minutes.');
    expect(calls).toBe(1);
    await expect(passwordField(page)).toHaveValue(password);
  });

  test('says that there is no connection', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill('dana@example.com');
    await context.setOffline(true);
    await passwordField(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('No connection');
    await context.setOffline(false);
  });
});

test.describe('reset', () => {
  test('by code', async ({ page, expectedErrors }) => {
    const email = await someAccount(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot Password' });
    await expect(forgot.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(forgot.getByText('Please enter your email address').first()).toBeVisible();
    await forgot.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password reset link and code have been sent to your email')).toBeVisible();

    const dialog = page.getByRole('dialog', { name: 'Enter Reset Code' });
    await expect(dialog.getByLabel('Reset code')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Please fill in all fields');
    const code = codeIn(await mailTo(page, email, /^Reset your/));
    await dialog.getByLabel('New password', { exact: true }).fill('new-secret');
    await dialog.getByLabel('Confirm new password').fill('new-secrets');
    await dialog.getByLabel('Reset code').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Passwords do not match');
    await dialog.getByLabel('Confirm new password').fill('new-secret');
    expectedErrors.push(/status of 422/);
    await dialog.getByLabel('Reset code').fill(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/Invalid reset code/).first()).toBeVisible();
    await dialog.getByLabel('Reset code').fill(`${code.slice(0, 3)} ${code.slice(3)}9`);
    await expect(dialog.getByLabel('Reset code')).toHaveValue(code);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Password reset successfully! You can now sign in with your new password.'),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await passwordField(page).fill('new-secret');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back!')).toBeVisible();
  });

  test('by link, which works once', async ({ page, expectedErrors }) => {
    const email = await someAccount(page);
    await page.request.post('/api/auth/request-password-reset', { data: { email } });
    const link = linkIn(await mailTo(page, email, /^Reset your/), '/reset-password');
    const set = async (secret: string, again = secret) => {
      await page.getByLabel('New password', { exact: true }).fill(secret);
      await page.getByLabel('Confirm new password').fill(again);
      await page.getByRole('button', { name: 'Reset Password' }).click();
    };
    await page.goto(link);
    await set('short');
    await expect(page.getByText('Password must be at least 6 characters long').first()).toBeVisible();
    await set('by-the-link', 'by-the-lnik');
    await expect(page.getByText('Passwords do not match').first()).toBeVisible();
    await set('by-the-link');
    await expect(page.getByText(/Password reset successfully!/)).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await signIn(page, email, 'by-the-link');
    await expect(page.getByText('Welcome back!')).toBeVisible();

    expectedErrors.push(/status of 422/);
    await page.goto(link);
    await set('another-one');
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid reset link' })).toBeVisible();
  });

  test('without a token leads to signing in', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  test('says the same of an unknown address', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(someEmail());
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByRole('button', { name: 'Send Link and Code' }).click();
    await expect(page.getByText('Password reset link and code have been sent to your email')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Enter Reset Code' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeFocused();
  });
});
