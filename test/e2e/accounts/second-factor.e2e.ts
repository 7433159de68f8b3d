import type { Page } from '@playwright/test';
import { authenticatorCode } from '#scripts/local/client.ts';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signUp } from '../people.ts';
import { isSignedIn, passwordField, signIn } from '../sign-in.ts';

const step = 30_000;

/** Starts setting up and reads the secret, as somebody would who cannot scan the code. */
async function startSetup(page: Page): Promise<string> {
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return (await page.locator('main code').innerText()).replaceAll(' ', '');
}

test.describe('the second factor', () => {
  test('is set up, and then a sign-in takes a code', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const { email, password } = await signUp(page);
    const secret = await startSetup(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill(await authenticatorCode(secret, Date.now() - step));
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await expect(page.locator('main li code')).toHaveCount(10);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: /^Account of/ }).click();
    // A page that leaves with a request under way is never idle for the runner.
    const isOut = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await isOut;
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('A code of your authenticator has 6 digits');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill(await authenticatorCode(secret, Date.now() + step));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await isSignedIn(page);
  });
});
