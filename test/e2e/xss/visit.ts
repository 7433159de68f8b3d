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

/** Waits until what is open shows so many strings, brings everything on, and finds nothing that could run. */
export async function expectHarmless(page: Page, strings: number): Promise<void> {
  await expect
    .poll(() => shown(page), { message: `strings shown by ${page.url().slice(0, 80)}` })
    .toBeGreaterThanOrEqual(strings);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await auditDocument(page)).toEqual([]);
}

/** Opens a page that shows at least so many strings. */
export async function visit(page: Page, path: string, strings: number): Promise<void> {
  await page.goto(path);
  await expectHarmless(page, strings);
}

/** The same of a page that asks for everything itself: what came with it was never poisoned. */
export async function visitBare(page: Page, path: string, strings: number): Promise<void> {
  await gotoBare(page, path);
  await expectHarmless(page, strings);
}
