import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../mails.ts';
import { signUp } from '../people.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });

/** Opens the account and waits for pending requests, which would be refused after logging out. */
async function gotoAccount(page: Page): Promise<void> {
  const isUpToDate = page.waitForResponse('**/api/auth/me');
  await page.goto('/account');
  await isUpToDate;
}

async function fillChange(page: Page, old: string, next: string, again = next): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Current password').fill(old);
  await dialog.getByLabel('New password', { exact: true }).fill(next);
  await dialog.getByLabel('Confirm new password').fill(again);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
}

test.describe('account', () => {
  test('shows the profile; the address is confirmed by the mailed link', async ({ page, expectedErrors }) => {
    const { email } = await signUp(page);
    await page.goto('/account');
    await expect(page.getByRole('main').getByText('Sam Sample')).toBeVisible();
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    const first = linkIn(await mailTo(page, email, /^Confirm your email/), '/verify-email');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText(/A new link is on its way/)).toBeVisible();
    await expect
      .poll(async () => linkIn(await mailTo(page, email, /^Confirm your email/), '/verify-email'))
      .not.toBe(first);
    const link = linkIn(await mailTo(page, email, /^Confirm your email/), '/verify-email');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

    expectedErrors.push(/status of 422/);
    await page.goto('/verify-email?token=nonsense');
    await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
    await page.goto('/verify-email');
    await expect(page.getByText('Invalid verification link')).toBeVisible();
  });

  test('logging out leads home, and Back from there to sign-in, even before home is rendered', async ({ page }) => {
    await signUp(page);
    await gotoAccount(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/auth');

    await test.step('before home is rendered', async () => {
      const another = await page.context().newPage();
      await signUp(another);
      await gotoAccount(another);
      await another.getByRole('button', { name: /^Account of/ }).click();
      await another.getByRole('button', { name: 'Log out' }).evaluate((button: HTMLElement) => {
        button.click();
        history.back();
      });
      await expect(another).toHaveURL('/auth');
    });
  });

  test('exports all data as a file, and deletes the account after the password is entered again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 4(22|01)/);
    const { email, password } = await signUp(page);
    await page.goto('/account');
    // The list of devices moves what is below it when it comes: a press in that moment hits nothing.
    await expect(page.getByText('This session')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    await expect(page.getByText('Your data has been downloaded')).toBeVisible();
    expect(file.suggestedFilename()).toMatch(/^account-export-\d{4}-\d\d-\d\d\.json$/);
    const content = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(content.profile).toMatchObject({ email, name: 'Sam Sample' });

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await dialog.getByLabel('Your password').fill('not-mine');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Your current password is not correct').first()).toBeVisible();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Authentication failed');
  });
});

test.describe('change password', () => {
  test('refuses passwords that do not match, are weak or wrong, then continues in a new session', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/);
    const { email, password, token } = await signUp(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    const dialog = dialogOf(page);
    await fillChange(page, password, 'Strong-2-now', 'Strong-3-now');
    await expect(dialog.getByRole('alert')).toContainText('New passwords do not match');
    await fillChange(page, password, 'weakling');
    await expect(dialog.getByText('Weak', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('Password is too weak. Please choose a stronger password.');
    await fillChange(page, 'not-mine', 'Strong-2-now');
    await expect(dialog.getByRole('alert')).toContainText('Your current password is not correct');
    await expect(dialog.getByText('Strong', { exact: true })).toBeVisible();
    await fillChange(page, password, 'Strong-2-now');
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Orders and receipts' }).first().click();
    await expect(page.getByText('No orders yet')).toBeVisible();

    const old = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(old.status()).toBe(401);
    const again = await page.request.post('/api/auth/login', { data: { email, password: 'Strong-2-now' } });
    expect(again.status()).toBe(200);
  });

  test('cannot be closed while it is required', async ({ page }) => {
    const { password } = await signUp(page, { force_password_change: true });
    await page.goto('/account/orders');
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
    // What is still under way ends with the session of the old password.
    await expect(page.getByText('No orders yet')).toBeAttached();
    await fillChange(page, password, 'Strong-2-now');
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
