import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { acceptTerms, checkout, offers, paidOffers, signInAdmin, signUp } from './people.ts';

/* Every time that the site promises, on a clock that stands still until the test moves it. */

/** Stops the page's clock: from here on nothing that waits for time happens by itself. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Moves on by tenths of a time until something has happened; answers how many that took. */
async function tenthsUntil(page: Page, milliseconds: number, hasHappened: () => boolean): Promise<number> {
  for (let tenths = 1; tenths <= 20; tenths++) {
    await page.clock.runFor(milliseconds / 10);
    if (hasHappened()) return tenths;
  }
  return Number.POSITIVE_INFINITY;
}
/** One or two more at most: what has left a page is seen a moment later. */
const onTime = (tenths: number): void => expect([10, 11, 12]).toContain(tenths);

test.beforeEach(({ page }) => page.clock.install());

test('a toast stays for four seconds, and three are seen at a time', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const [book] = await offers(page);
  await page.goto(`/ebook/${book?.id}`);
  const share = page.getByRole('button', { name: 'Share' }).first();
  // The first one brings the code that shows them.
  await share.click();
  const all = page.locator('[data-sonner-toast]');
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect(toasts).toHaveCount(1);
  await stopTime(page);
  await page.clock.runFor(6000);
  await expect(all).toHaveCount(0);
  for (const count of [1, 2, 3, 4]) {
    await share.click();
    // It comes with the next task of the page.
    const raised = async () => page.clock.runFor(10).then(() => all.count());
    await expect.poll(raised).toBe(count);
    await expect(toasts).toHaveCount(Math.min(count, 3));
  }
  await page.clock.runFor(3500);
  await expect(toasts).toHaveCount(3);
  await page.clock.runFor(1000);
  await expect(all).toHaveCount(0);
});

test('the payment page opens two seconds after checkout', async ({ page, context }) => {
  await signUp(page);
  const [book] = await paidOffers(page, 1);
  await page.goto(`/ebook/${book?.id}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Before you pay' })).toBeVisible();
  await stopTime(page);
  const answer = page.waitForResponse('**/api/payments/checkout?**');
  await acceptTerms(page);
  const { url } = await (await answer).json();
  await expect(page.locator(`a[href="${url}"]`).first()).toBeVisible();
  await page.clock.runFor(1900);
  expect(context.pages()).toHaveLength(1);
  const payTab = context.waitForEvent('page');
  await page.clock.runFor(200);
  await expect(await payTab).toHaveURL(url);
});

test('a free ebook is loaded one and a half seconds after it was got', async ({ page }) => {
  await signUp(page);
  const free = (await offers(page)).find(({ is_free }) => is_free);
  await page.goto(`/ebook/${free?.id}`);
  const get = page.getByRole('button', { name: 'Get Free Ebook' }).first();
  await expect(get).toBeVisible();
  await stopTime(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/me')) loads += 1;
  });
  const answer = page.waitForResponse('**/api/payments/checkout?**');
  await get.click();
  await (await answer).finished();
  onTime(await tenthsUntil(page, 1500, () => loads > 0));
});

test.describe('a notification', () => {
  test.use({ isNotified: true });

  test('says for two seconds that its code was copied', async ({ page }) => {
    const fields = { title: 'Notice', message: 'Something to know.', notification_type: 'promotion' };
    const offer = { discount_code: 'CODE', discount_percentage: 15, expires_at: null, shown_at: null };
    const notification = { id: 'one', ...fields, ...offer, created_at: '2026-11-20T10:00:00.000Z' };
    await page.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [notification] } }));
    await page.route('**/api/notifications/*/*', (route) => route.fulfill({ json: { success: true } }));
    await signUp(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Notice' });
    const copied = notice.getByRole('button', { name: 'Copied' });
    await expect(notice).toBeVisible();
    await stopTime(page);
    await notice.getByRole('button', { name: 'Copy' }).click();
    await expect(copied).toBeVisible();
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });
});

const polls = [
  {
    what: 'a pending payment every two seconds',
    seconds: 2,
    address: '/api/payments/status/',
    open: async (page: Page) => {
      const { token } = await signUp(page);
      const [book] = await paidOffers(page, 1);
      await page.goto(`/purchase-success?session_id=${await checkout(page, token, [book?.id ?? ''])}`);
    },
  },
  {
    what: 'the notifications every 30 seconds',
    seconds: 30,
    address: '/api/notifications',
    open: async (page: Page) => {
      await signUp(page);
      await page.goto('/privacy');
    },
  },
  {
    what: 'the figures of the dashboard every 30 seconds',
    seconds: 30,
    address: '/api/admin/stats',
    open: async (page: Page) => {
      await signInAdmin(page);
      await page.goto('/admin');
    },
  },
];

for (const { what, seconds, address, open } of polls)
  test(`asks for ${what}`, async ({ page }) => {
    let asked = 0;
    let answered = 0;
    page.on('request', (request) => {
      if (request.url().includes(address)) asked += 1;
    });
    page.on('requestfinished', (request) => {
      if (request.url().includes(address)) answered += 1;
    });
    const tenthsUntilNext = async (): Promise<number> => {
      const before = asked;
      const tenths = await tenthsUntil(page, seconds * 1000, () => asked > before);
      await expect.poll(() => answered).toBe(asked);
      return tenths;
    };
    await open(page);
    await expect.poll(() => answered).toBeGreaterThan(0);
    await stopTime(page);
    // The first one finds out where in its round the clock was stopped.
    await tenthsUntilNext();
    onTime(await tenthsUntilNext());
    onTime(await tenthsUntilNext());
  });
