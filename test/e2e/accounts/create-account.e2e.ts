import { expect, someEmail, test } from '../fixtures.ts';
import { isSignedIn, passwordField } from '../sign-in.ts';

test.describe('create account', () => {
  test('signs the person in and asks for the newsletter they chose', async ({ page }) => {
    const email = someEmail();
    await page.goto('/create-account');
    await page.getByLabel('Name').fill('Dana Okafor');
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill('abc-12');
    await expect(page.getByLabel(/^Send me the newsletter: cybersecurity and compliance$/)).toBeChecked();
    await page.getByRole('button', { name: 'Choose topics' }).click();
    await page.getByRole('checkbox', { name: 'Compliance', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Frameworks' }).check();
    const sent = page.waitForRequest('**/api/auth/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Dana Okafor',
      email,
      password: 'abc-12',
      subscribeToNewsletter: true,
      newsletterInterests: ['cybersecurity', 'frameworks'],
    });
    await expect(page.getByText(/Account created successfully!.*confirm your newsletter/)).toBeVisible();
    await expect(page).toHaveURL('/');
    await isSignedIn(page);
  });
});
