import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { offers } from '../people.ts';
import { settled } from '../settled.ts';

const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search ebooks' });
const showing = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('shows everything, filters only when a filter is set, and searches while typing; the address, Back and a reload keep it', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ebooks/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/marketplace');
  const all = await offers(page);
  // The page's own total: other tests unpublish an ebook for a moment.
  const total = Number(/of (\d+)/.exec((await showing(page, /Showing \d+ of \d+/).textContent()) ?? '')?.[1]);
  await expect(showing(page, new RegExp(`Showing ${total} of ${total}`))).toBeVisible();
  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await page.getByText('Free', { exact: true }).first().click();
  await expect(page).toHaveURL(/price=free/);
  const free = all.filter(({ is_free }) => is_free).length;
  await expect(showing(page, new RegExp(`Showing ${free} of ${total}`))).toBeVisible();
  expect(calls).toContain('POST /api/ebooks/filter');
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  await expect(page).toHaveURL('/marketplace?level=Beginner');
  await page.keyboard.press('/');
  await search(page).fill('');
  await search(page).pressSequentially('supplier');
  await expect(page).toHaveURL('/marketplace?level=Beginner&search=supplier');
  await page.getByRole('button', { name: 'Remove filter: Beginner' }).click();
  await expect(page).toHaveURL('/marketplace?search=supplier');
  await expect(cards(page).first()).toContainText(/supplier/i);
  const count = await cards(page).count();

  await page.reload();
  await expect(search(page)).toHaveValue('supplier');
  await expect(cards(page)).toHaveCount(count);
  await page.goBack();
  await expect(page).toHaveURL('/marketplace?level=Beginner&search=supplier');
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('Beginner');
  await page.goBack();
  await expect(page).toHaveURL('/marketplace');
  await expect(search(page)).toHaveValue('');
});

test('every filter narrows the list, also combined; the Prompt Vault has its own title; an empty result says so', async ({
  page,
}) => {
  await page.goto('/marketplace');
  await page.getByRole('radio', { name: /^NIST CSF/ }).check();
  await expect(page).toHaveURL(/framework=NIST\+CSF/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Framework');
  await page.getByRole('combobox', { name: 'Industry' }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'Under $50' }).check();
  await expect(page).toHaveURL(/price=under-50/);
  for (const name of ['NIST CSF', 'Framework', 'Under $50'])
    await expect(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/marketplace');
  await expect(page.getByRole('radio', { name: /^All frameworks/ })).toBeChecked();

  await page.getByRole('radio', { name: 'Prompt Packages' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Vault');
  await expect(page.getByText('Prompt packages as CSV')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Prompt Packages' })).toBeChecked();
  await expect(cards(page).first()).toContainText('CSV');
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ebooks');

  await search(page).fill('zzzzqqq');
  await expect(page.getByRole('heading', { name: 'No ebooks match your search' })).toBeVisible();
  await expect(showing(page, /Showing 0 of \d+/)).toBeVisible();
  await page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters open as a panel, with the number of active ones on the button; nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto('/marketplace?price=free');
    const button = page.getByRole('button', { name: /^Filters/ });
    await expect(button).toHaveText(/1/);
    await button.click();
    const panel = page.getByRole('dialog', { name: /Filters/ });
    await panel.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
    await expect(page).toHaveURL('/marketplace?price=free&level=Beginner');
    await panel.getByRole('button', { name: /^Show \d+ ebook/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveText(/2/);
    await page.goto('/marketplace?search=risk&price=under-50');
    await expect(cards(page).first()).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
