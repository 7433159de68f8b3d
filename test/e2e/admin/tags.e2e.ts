import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A draft with a category of its own and two tags, one of which nothing else has. */
async function addTool(page: Page, name: string, category: string, tags: readonly string[]): Promise<void> {
  await page.goto('/admin/ai-tools?add');
  const form = dialog(page, 'Add AI tool');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description', { exact: true }).fill('Reads logs.');
  await form.getByLabel('Detailed description').fill('<p>Reads logs.</p>');
  await form.getByLabel('Category', { exact: true }).selectOption(category);
  for (const tag of tags) {
    await form.getByRole('combobox', { name: 'Tags' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('AI tool created successfully')).toBeVisible();
}

test('an admin makes a category, a tool takes it; renamed and merged, the tool follows', async ({ page }) => {
  const mark = randomInt(1e9);
  const [category, renamed, kept, dropped, tool] = ['Logs', 'Log reading', 'siem', 'siems', 'Logwatcher'].map(
    (name) => `${name} ${mark}`,
  ) as [string, string, string, string, string];
  await signInAdmin(page);
  await page.goto('/admin/tags?tab=categories&add');
  const added = dialog(page, 'Add category');
  await added.getByLabel('Name').fill(category);
  await added.getByLabel('Kind').selectOption({ label: 'AI tools' });
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category created successfully')).toBeVisible();

  await addTool(page, tool, category, [kept, dropped]);

  await page.goto(`/admin/tags?tab=categories&search=${mark}`);
  await page.getByRole('button', { name: `Edit ${category}` }).click();
  const edited = dialog(page, 'Edit category');
  await edited.getByLabel('Name').fill(renamed);
  await expect(edited.getByText('1 thing will get the new name')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  await expect(page.getByText(`Done: Replace “${category}” by “${renamed}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Used by 1 thing' }).click();
  await expect(page.getByRole('row').filter({ hasText: tool })).toContainText(renamed);

  await page.goto(`/admin/tags?search=${mark}`);
  await expect(page.getByRole('heading', { name: kept, exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Delete ${dropped}` }).click();
  const merge = dialog(page, 'Are you sure you want to delete this tag?');
  await merge.getByLabel('Merge into…').fill(kept);
  await expect(page.getByRole('option', { name: kept })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(merge.getByText(`1 thing will get “${kept}”, and “${dropped}” is gone for good.`)).toBeVisible();
  await merge.getByRole('button', { name: 'Merge and delete' }).click();
  await expect(page.getByText(`Done: Replace “${dropped}” by “${kept}”`)).toBeVisible();
  await expect(page.getByRole('heading', { name: dropped, exact: true })).not.toBeVisible();

  await page.goto(`/admin/ai-tools?search=${encodeURIComponent(tool)}`);
  await page.getByRole('button', { name: `Edit ${tool}` }).click();
  const form = dialog(page, 'Edit AI tool');
  await expect(form.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([kept]);
  await expect(form.getByLabel('Category', { exact: true })).toHaveValue(renamed);
});
