import { randomInt } from 'node:crypto';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin saves a view of a list, finds it elsewhere, changes it and takes a deletion back', async ({
  page,
  browser,
}) => {
  const name = `Published, cheapest first ${randomInt(1e9)}`;
  const menu = page.getByRole('button', { name: /^View/ });
  await signInAdmin(page);
  await page.goto('/admin/ai-tools?status=published');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Pricing' }).click();
  await page.keyboard.press('Escape');
  await menu.click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /^Save/ }).click();
  await page.getByLabel('Name').fill(name);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeFocused();

  // Another machine: it has kept nothing.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAdmin(other);
  await other.goto('/admin/users');
  await other.getByRole('button', { name: /^Go to or search/ }).click();
  await other.getByPlaceholder('Go to a page, do something, find by name').fill(name);
  await other.getByRole('option', { name: `AI tools: ${name}` }).click();
  await expect(other).toHaveURL(/\/admin\/ai-tools\?view=sav_\w+&status=published$/);
  await expect(other.getByRole('columnheader', { name: 'Tool' })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Pricing' })).not.toBeVisible();
  await elsewhere.close();

  await page.getByLabel('Status').selectOption('draft');
  await expect(page.getByRole('button', { name: `View: ${name} Changed` })).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('View updated successfully')).toBeVisible();
  await page.goto('/admin');
  await page.goto('/admin/ai-tools');
  await menu.click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/status=draft/);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByText('View deleted successfully')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible();
});
