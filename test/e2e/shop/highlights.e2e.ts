import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { ownFree } from '../people.ts';
import { settled } from '../settled.ts';

/** Makes an account that owns the first free ebook, and opens it. */
async function openOwned(page: Page): Promise<void> {
  await page.goto(`/ebook/${await ownFree(page)}`);
  await expect(page.getByText('Purchased', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Highlights' })).toBeVisible();
  // The key does nothing until the text has been located, which nothing on the page shows.
  await settled(page);
}

const painted = (page: Page, name: string) =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), name);

test('a highlight and its note are saved and exported; a search across owned ebooks leads to the hit', async ({
  page,
}) => {
  await openOwned(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('=SUM(1,2) for the auditor');
  const saved = page.waitForResponse((answer) => /\/api\/user\/highlights\/.*\//.test(answer.url()));
  await page.getByRole('button', { name: 'Save note' }).click();
  expect((await saved).ok()).toBe(true);
  const [text] = await painted(page, 'mark-yellow');
  await page.reload();
  await expect.poll(() => painted(page, 'mark-noted')).toEqual([text]);

  await page.getByRole('button', { name: 'Highlights 1' }).click();
  await expect(page.getByRole('region', { name: 'Highlights' }).getByText('=SUM(1,2) for the auditor')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export highlights' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/-highlights\.csv$/);

  await page.goto('/library');
  await page.getByRole('link', { name: 'Search inside my ebooks' }).click();
  await page.getByRole('searchbox').fill('evidence');
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(hit).toContainText(/evidence/i);
  expect(await axeFindings(page)).toEqual([]);
  await hit.click();
  await expect(page.getByText(/^\d+ of \d+ hits?$/)).toBeVisible();
  expect((await painted(page, 'mark-current'))[0]).toMatch(/^evidence$/i);
  expect(await axeFindings(page)).toEqual([]);
});
