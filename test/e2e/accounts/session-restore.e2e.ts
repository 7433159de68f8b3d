import { expect, test } from '../fixtures.ts';
import { signUp } from '../people.ts';

test.describe('session restore', () => {
  test('a reload keeps the person signed in', async ({ page }) => {
    await signUp(page);
    await page.goto('/library');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
  });

  test('a corrupt stored user clears the session', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('token', 'some.token.here');
      localStorage.setItem('user', '{"id":');
    });
    await page.goto('/library');
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

  test('a token with no user is discarded', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('token', 'some.token.here'));
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('signed-in-only pages send a visitor to sign in', async ({ page }) => {
    for (const path of ['/dashboard', '/library', '/account', '/account/orders']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth$/);
    }
    await page.goto('/admin/ebooks');
    await expect(page).toHaveURL(/\/admin-login$/);
  });
});
