import type { Page } from '@playwright/test';
import { visitorCookieName } from '#lib/browser/cookies.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ isNewVisitor: true });

const notice = (page: Page) => page.getByRole('region', { name: 'One cookie, if you allow it' });
const cookies = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name === visitorCookieName);

/** Records in each document whether the notice was ever in it, however briefly. */
async function watchNotice(page: Page): Promise<{ wasShown: () => Promise<boolean> }> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('cookie-notice')) return;
      Object.assign(window, { noticeWasShown: true });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return { wasShown: () => page.evaluate(() => 'noticeWasShown' in window) };
}

/**
 * Opens a page and waits until the visitor counter, which would show the notice, is there. Its code loads after the
 * page; rendering may wait for a timer, so the page's clock is advanced once the code has run.
 */
async function openWithCounting(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  const code = page.waitForResponse(/\/visitor-counting[^/]*\.js/);
  await open();
  const url = (await code).url();
  await page.evaluate((module) => import(module), url);
  await page.clock.runFor(2000);
}

/** What the page reports to the server, in order. */
function pingsOf(page: Page): object[] {
  const pings: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track-visitor')) pings.push(request.postDataJSON());
  });
  return pings;
}

test('without an answer no cookie is set', async ({ page }) => {
  const pings = pingsOf(page);
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => pings).toEqual([{ path: '/', cookie: false }]);
  expect(await cookies(page)).toEqual([]);
});

test('once allowed, the cookie is set and pages are counted; refused later, it is deleted', async ({ page }) => {
  const pings = pingsOf(page);
  await page.goto('/');
  await notice(page).getByRole('button', { name: 'Allow' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => cookies(page)).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Strict' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => pings.at(-1)).toEqual({ path: '/terms', cookie: true });

  const { wasShown } = await watchNotice(page);
  const before = pings.length;
  await page.reload();
  await expect.poll(() => pings.slice(before)).toEqual([{ path: '/terms', cookie: true }]);
  expect(await wasShown()).toBe(false);
  await page.getByRole('button', { name: 'Visitor cookie' }).click();
  await notice(page).getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => cookies(page)).toEqual([]);
  expect(pings.at(-1)).toEqual({ cookie: false });
});

test('a browser that says no is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { wasShown } = await watchNotice(page);
  const pings = pingsOf(page);
  await openWithCounting(page, () => page.goto('/'));
  await expect.poll(() => pings).toEqual([{ path: '/', cookie: false }]);
  expect(await wasShown()).toBe(false);
  // The notice could have appeared: it can still be opened on request.
  await page.getByRole('button', { name: 'Visitor cookie' }).click();
  await expect(notice(page)).toBeVisible();
  expect(await wasShown()).toBe(true);
});

test('a count that the browser blocks causes no error', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/visitor-counting*', (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('visitor-counting'));
  await page.goto('/');
  await blocked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/visitor-counting*');
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('the notice passes axe and works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await expect(notice(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
});
