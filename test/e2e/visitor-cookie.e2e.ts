import type { Page } from '@playwright/test';
import { visitorCookieName } from '#lib/browser/cookies.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ isNewVisitor: true });

const notice = (page: Page) => page.getByRole('region', { name: 'One cookie, if you allow it' });
const cookies = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name === visitorCookieName);

/** Records in each document whether the notice was ever in it, however briefly. */
const watchNotice = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('cookie-notice')) return;
      Object.assign(window, { noticeWasShown: true });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** What the page reports to the server, in order. */
function pingsOf(page: Page): object[] {
  const pings: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track-visitor')) pings.push(request.postDataJSON());
  });
  return pings;
}

test('no cookie is set before a visitor allows it; then pages are counted; refusing later deletes it', async ({
  page,
}) => {
  const pings = pingsOf(page);
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => pings).toEqual([{ path: '/', cookie: false }]);
  expect(await cookies(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Allow' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => cookies(page)).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Strict' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => pings.at(-1)).toEqual({ path: '/terms', cookie: true });

  await watchNotice(page);
  const before = pings.length;
  await page.reload();
  await expect.poll(() => pings.slice(before)).toEqual([{ path: '/terms', cookie: true }]);
  expect(await page.evaluate(() => 'noticeWasShown' in window)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Visitor cookie' }).click();
  await expect(notice(page)).toBeVisible();
  // Proves that the watcher itself works.
  expect(await page.evaluate(() => 'noticeWasShown' in window)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => cookies(page)).toEqual([]);
  expect(pings.at(-1)).toEqual({ cookie: false });
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
