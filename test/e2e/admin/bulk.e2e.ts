import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { offers, signInAdmin } from '../people.ts';

test('an admin unpublishes chosen ebooks as a job, follows it, and publishes them again', async ({ page }) => {
  const book = (await offers(page)).find(({ title }) => title.startsWith('ITGC for SOX'));
  if (!book) throw new Error('The book of this test is not on the shelf');
  const isListed = async () => (await offers(page)).some(({ id }) => id === book.id);
  await signInAdmin(page);
  await page.goto('/admin/ebooks');
  const choose = async () => {
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('ITGC for SOX');
    await page.getByRole('checkbox', { name: `Select ${book.title}` }).check();
  };
  const selection = page.getByRole('region', { name: 'Selection' });
  await choose();
  await selection.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish 1 ebook' }).click();
  await expect(page.getByText('Done: Unpublish 1 ebook')).toBeVisible();
  await expect.poll(isListed).toBe(false);
  await page.getByRole('button', { name: 'Background jobs' }).click();
  const panel = page.getByRole('dialog', { name: 'Background jobs' });
  // Other tests have jobs, too.
  await expect(panel.getByText('1 of 1').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose();
  await selection.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish 1 ebook' }).click();
  await expect(page.getByText('Done: Publish 1 ebook')).toBeVisible();
  await expect.poll(isListed).toBe(true);
});
