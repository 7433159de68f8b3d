import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** Writes a heading, chosen from the menu behind a slash, and a paragraph below it. */
async function write(page: Page, heading: string, text: string): Promise<void> {
  await content(page).click();
  await page.keyboard.type('/Heading 2');
  await page.keyboard.press('Enter');
  await page.keyboard.type(heading);
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

test('an admin writes an article, publishes it, takes an earlier text back, deletes and restores it', async ({
  page,
}) => {
  const title = `Quiet audits ${randomInt(1e9)}`;
  await signInAdmin(page);
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Create article' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('How an audit stays quiet.');
  await page.getByLabel('Author', { exact: true }).selectOption({ index: 1 });
  await write(page, 'Before the audit', 'Loud audits need a plan.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Status').selectOption('published');
  await save(page);
  await expect(page.getByText('Article created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const view = page.getByRole('link', { name: /^View/ });
  const opened = page.waitForEvent('popup');
  await view.click();
  const reader = await opened;
  await expect(reader.getByRole('heading', { level: 2, name: 'Before the audit' })).toBeVisible();
  await expect(reader.getByText('Loud audits need a plan.')).toBeVisible();
  await reader.close();

  await content(page).getByText('Loud audits need a plan.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And patience.');
  await expect(page.getByText(/^Draft saved .* by Ada Admin$/)).toBeVisible();
  await page.reload();
  await expect(content(page).getByText('Loud audits need a plan. And patience.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Article updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Revisions' }).click();
  await expect(
    page
      .getByRole('region', { name: /and now$/ })
      .locator('ins')
      .first(),
  ).toContainText('patience');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Earlier text restored')).toBeVisible();

  await page.goto(`/admin/articles?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Article deleted successfully')).toBeVisible();
  await page.goto(`/admin/articles?status=trash&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await page.goto(`/admin/articles?status=draft&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});

test('an admin shows a draft to somebody without an account, and ends the link', async ({
  page,
  browser,
  expectedErrors,
}) => {
  const title = `Private audits ${randomInt(1e9)}`;
  await signInAdmin(page);
  await page.goto('/admin/articles/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Author', { exact: true }).selectOption({ index: 1 });
  await write(page, 'Not for everybody yet', 'A first version.');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await content(page).getByText('A first version.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And a second.');
  await expect(page.getByText(/^Draft saved .* by Ada Admin$/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Create a private link' }).click();
  const address = await page.getByLabel('Private link').inputValue();
  expect(await axeFindings(page)).toEqual([]);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('A first version. And a second.')).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFindings(guest)).toEqual([]);

  await page.getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByRole('button', { name: 'Create a private link' })).toBeVisible();
  expectedErrors.push(/status of 404/);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This preview is over' })).toBeVisible();
  await guest.context().close();
});
