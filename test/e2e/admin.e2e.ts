import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { offers, signInAdmin } from './people.ts';

/** The back-office searches the snapshot, which reflects a change within seconds. */
async function afterReload(page: Page, button: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
}

test.describe('back-office', () => {
  test('an admin signs in; the dashboard shows figures and leads to open tasks', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin-login$/);
    await page.getByLabel('Admin email').fill('admin@rampart.test');
    await page.getByLabel('Password', { exact: true }).fill('rampart-admin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Admin access granted!')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();

    const overview = page.getByRole('region', { name: 'Platform Overview' });
    await expect(overview.getByText('Newsletter subscribers')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Traffic Analytics' }).getByText('Total sessions')).toBeVisible();
    const sales = page.getByRole('region', { name: 'Sales and sign-ups' });
    await sales.getByText('7', { exact: true }).click();
    await expect(page).toHaveURL(/\/admin\?days=7$/);
    await expect(sales.getByText('Best sellers').or(sales.getByText(/^Nothing was sold/))).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('region', { name: 'Management Tools' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await expect((await opened).getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  test('unpublish, edit and publish an ebook; the shop follows', async ({ page }) => {
    const book = (await offers(page)).find(({ title }) => title.startsWith('Supplier Risk'));
    if (!book) throw new Error('The book of this test is not on the shelf');
    const isListed = async () => (await offers(page)).some(({ id }) => id === book.id);
    await signInAdmin(page);
    await page.goto('/admin/ebooks');
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('Supplier Risk');
    await page.getByRole('button', { name: `Unpublish ${book.title}`, exact: true }).click();
    // Seeded articles lead to it.
    const question = page.getByRole('alertdialog', { name: 'Unpublish this ebook?' });
    await expect(question.getByText(/leads? to it:/)).toBeVisible();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect.poll(isListed).toBe(false);
    await afterReload(page, `Publish ${book.title}`);

    await page.getByRole('button', { name: `Edit ${book.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit ebook' });
    await dialog.getByLabel('Price').fill('');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Price').fill('36.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ebook updated successfully')).toBeVisible();
    await expect(page.getByText('$36.50')).toBeVisible();

    await page.getByRole('button', { name: `Publish ${book.title}`, exact: true }).click();
    await expect.poll(isListed).toBe(true);
    await afterReload(page, `Unpublish ${book.title}`);
  });
});
