import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const book = 'SOX Evidence from Cloud Finance Systems';

/** Has the ebook name a framework. */
async function chooseFramework(page: Page, framework: string): Promise<void> {
  await page.goto(`/admin/ebooks?search=${encodeURIComponent(book)}`);
  await page.getByRole('button', { name: `Edit ${book}` }).click();
  const form = dialog(page, 'Edit ebook');
  await form.getByLabel('Regulatory source').selectOption(framework);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ebook updated successfully')).toBeVisible();
}

test('an admin renames a framework that an ebook names, then merges it; the ebook follows', async ({ page }) => {
  const mark = randomInt(1e9);
  const [name, renamed] = [`Ledger Control ${mark}`, `Ledger Guide ${mark}`];
  await signInAdmin(page);
  await page.goto('/admin/frameworks?add');
  const added = dialog(page, 'Add framework');
  await added.getByLabel('Name').fill(name);
  await added.getByLabel('Description').fill('What auditors ask of ledgers.');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Framework created successfully')).toBeVisible();
  await chooseFramework(page, name);

  await page.goto(`/admin/frameworks?search=${mark}`);
  await expect(page.getByText('1 ebook', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edited = dialog(page, 'Edit framework');
  await edited.getByLabel('Name').fill(renamed);
  await expect(edited.getByText('1 ebook will get the new name')).toBeVisible();
  await edited.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Rename this framework?' });
  await expect(question).toContainText(`1 ebook will change from “${name}” to “${renamed}”`);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Framework updated successfully')).toBeVisible();
  await expect(page.getByText(`Done: Replace “${name}” by “${renamed}”`)).toBeVisible();
  await page.goto(`/admin/ebooks?search=${encodeURIComponent(book)}`);
  await expect(page.getByText(renamed, { exact: true })).toBeVisible();

  await page.goto(`/admin/frameworks?search=${mark}`);
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  const merge = dialog(page, 'Are you sure you want to delete this framework?');
  await merge.getByLabel('Merge into…').fill('SOX');
  await page.getByRole('option', { name: 'SOX' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await merge.getByRole('button', { name: 'Merge and delete' }).click();
  await expect(page.getByText(`Done: Replace “${renamed}” by “SOX”`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No framework matches' })).toBeVisible();
  await page.goto(`/admin/ebooks?search=${encodeURIComponent(book)}`);
  await page.getByRole('button', { name: `Edit ${book}` }).click();
  await expect(dialog(page, 'Edit ebook').getByLabel('Regulatory source')).toHaveValue('SOX');
});
