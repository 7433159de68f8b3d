import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { png } from '#functions/uploads/testing/pictures.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function choose(form: Locator, label: string, file: Chosen): Promise<void> {
  const chooser = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: `Choose ${label}` }).click();
  await (await chooser).setFiles(file);
}

/** The address of what a card is about, in the shop. */
const shopAddress = async (page: Page, title: string): Promise<string> =>
  (await page.getByRole('link', { name: `View ${title} (opens in a new tab)` }).getAttribute('href')) ?? '';

const sends = (form: Locator) => form.getByRole('button', { name: 'Upload', exact: true });

test('an admin uploads a book, over a connection that breaks, and visitors read it', async ({
  page,
  expectedErrors,
}) => {
  // The store cannot be reached at first.
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const title = `Log reading ${randomInt(1e9)}`;
  const text = 'An owner reads the log of each week. '.repeat(60);
  const buffer = epubOf({ bodies: [`<h1>Weekly reading</h1><p>${text}</p>`, `<h1>Gaps</h1><p>${text}</p>`] });
  await signInAdmin(page);
  await page.goto('/admin/content-upload?add');
  const form = page.getByRole('dialog', { name: 'Upload ebook' });
  await expect(sends(form)).toBeDisabled();
  await choose(form, 'File', { name: 'logs.epub', mimeType: 'application/epub+zip', buffer: Buffer.from(buffer) });
  await choose(form, 'Cover image', { name: 'cover.png', mimeType: 'image/png', buffer: png(90, 120) });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price').fill('12.50');
  expect(await axeFindings(page)).toEqual([]);

  const isStore = (url: URL) => !url.pathname.startsWith('/api/') && url.port !== new URL(page.url()).port;
  await page.route(isStore, (route) => route.abort());
  await sends(form).click();
  await expect(page.getByText('Upload failed: Failed to upload file. Check your connection.')).toBeVisible();
  await page.unroute(isStore);
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await sends(form).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Ebook uploaded and published successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const address = await shopAddress(page, title);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weekly reading' })).toBeVisible();
  const cover = page.locator('main img[src^="/files/upl_"]').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);

  await page.goto(`/admin/content-upload?search=${title.split(' ').at(-1)}`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${title}` }).click();
  expect((await file).suggestedFilename()).toBe('logs.epub');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Upload deleted successfully')).toBeVisible();
  await expect(page.getByText('No upload matches')).toBeVisible();
});

test('a file that cannot be read says why, and stays out of the shop', async ({ page }) => {
  const title = `Damaged ${randomInt(1e9)}`;
  await signInAdmin(page);
  await page.goto('/admin/content-upload?add');
  const form = page.getByRole('dialog', { name: 'Upload ebook' });
  const buffer = Buffer.from(`%PDF-1.7\n${'noise '.repeat(500)}\n%%EOF\n`);
  await choose(form, 'File', { name: 'damaged.pdf', mimeType: 'application/pdf', buffer });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price').fill('5');
  await sends(form).click();
  await expect(page.getByText(/^Upload failed: This PDF is damaged/)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('Failed')).toBeVisible();
  await expect(card.getByText(/^This PDF is damaged/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: `Reprocess ${title}` }).click();
  await expect(page.getByText('The file is read again')).toBeVisible();
  await expect(card.getByText('Failed')).toBeVisible();
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Upload deleted successfully')).toBeVisible();
});

test('an admin uploads prompts after a look at them, and visitors see how many there are', async ({ page }) => {
  const title = `Log prompts ${randomInt(1e9)}`;
  const rows = Array.from({ length: 5 }, (_, at) => `Log ${at + 1};Explain line ${at + 1} of [log];a log;a sentence`);
  const csv = ['title;prompt;inputs;expected_output', ...rows].join('\r\n');
  await signInAdmin(page);
  await page.goto('/admin/prompts');
  await page.getByRole('button', { name: 'Upload prompt package' }).first().click();
  const form = page.getByRole('dialog', { name: 'Upload prompt package' });
  await choose(form, 'File', { name: 'prompts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(form.getByRole('heading', { name: /^5 prompts/ })).toBeVisible();
  await expect(form.getByRole('cell', { name: 'Explain line 2 of [log]' })).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price').fill('9');
  expect(await axeFindings(page)).toEqual([]);
  await sends(form).click();
  await expect(page.getByText('Prompt package uploaded successfully')).toBeVisible();

  const address = await shopAddress(page, title);
  await page.goto(address);
  await expect(page.getByText('5 prompts · CSV').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 prompts of 5' })).toBeVisible();
  await expect(page.getByText('Explain line 3 of')).toBeVisible();
  await expect(page.getByText('Explain line 4 of')).toHaveCount(0);

  await page.goto(`/admin/prompts?search=${title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit prompt package' });
  await edit.getByLabel('Title').fill(`${title}, again`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prompt package updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}, again` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Prompt package deleted successfully')).toBeVisible();
});
