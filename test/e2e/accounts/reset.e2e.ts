import { expect, test } from '../fixtures.ts';
import { codeIn, linkIn, mailTo } from '../mails.ts';
import { passwordField, signIn, someAccount } from '../sign-in.ts';

test.describe('reset', () => {
  test('by code', async ({ page, expectedErrors }) => {
    const email = await someAccount(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot Password' });
    await expect(forgot.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(forgot.getByText('Please enter your email address').first()).toBeVisible();
    await forgot.getByLabel('Email').fill(email);
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
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await passwordField(page).fill('new-secret');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back!')).toBeVisible();
  });

  test('a reset link works once; without a token it leads to sign-in', async ({ page, expectedErrors }) => {
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
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
});
