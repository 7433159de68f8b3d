import { expect, someEmail, test } from './fixtures.ts';
import { isSignedIn, passwordField, someAccount } from './sign-in.ts';

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
