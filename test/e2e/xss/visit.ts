import type { Page } from '@playwright/test';
import { gotoBare } from '../fixtures.ts';
import { auditDocument } from './document-audit.ts';
import { expect } from './tripwires.ts';

/** Different strings of the corpus that a page shows, as text, in fields and in names. */
const shown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input,textarea')].map((field) => (field as HTMLInputElement).value);
    const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    const text = [document.title, document.body.innerText, ...fields, ...names].join('\n');
    return new Set(text.match(/xss\(\d+\)/gi)).size;
  });

/** Waits until the page shows at least this many strings, loads everything, and checks that nothing could run. */
export async function expectHarmless(page: Page, strings: number): Promise<void> {
  await expect
    .poll(() => shown(page), { message: `strings shown by ${page.url().slice(0, 80)}` })
    .toBeGreaterThanOrEqual(strings);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await auditDocument(page)).toEqual([]);
}

/** Opens a page that shows at least this many strings. */
export async function visit(page: Page, path: string, strings: number): Promise<void> {
  await page.goto(path);
  await expectHarmless(page, strings);
}

/** Opens mails as separate documents. At least one of them shows strings. */
export async function visitMails(page: Page, ids: readonly string[]): Promise<void> {
  let strings = 0;
  for (const id of ids) {
    await page.goto(`/__local/mail/${id}/html`);
    await expect(page.locator('body')).toContainText(/\w/);
    await expectHarmless(page, 0);
    strings += await shown(page);
  }
  expect(strings).toBeGreaterThan(0);
}

/** Opens a page that shows none of the strings in its address, and waits for what it shows instead. */
export async function visitWithoutEmbeddedData(page: Page, path: string, text: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').getByText(text).first(), path.slice(0, 80)).toBeVisible();
  await expectHarmless(page, 0);
}

/** The same for a page that requests everything itself: its embedded data was never poisoned. */
export async function visitBare(page: Page, path: string, strings: number): Promise<void> {
  await gotoBare(page, path);
  await expectHarmless(page, strings);
}
