import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { acceptTerms, checkout, offers, paidOffers, signInAdmin, signUp } from './people.ts';

/* Every timing that the site promises, on a clock that stands still until the test moves it. */

/** Stops the page's clock: from here on no timer fires by itself. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Has the page record, by its own clock, when it requests an address: the test sees a request only a moment later. */
async function noteAsking(page: Page, address: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((wanted) => {
    const times: number[] = [];
    Object.assign(window, { askedAt: times });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (String(input instanceof Request ? input.url : input).includes(wanted)) times.push(Date.now());
      return send(input, init);
    };
  }, address);
  return () => page.evaluate(() => (window as unknown as { askedAt: number[] }).askedAt);
}

/** Waits until the page has started a timer of this length: only then does the test control when it fires. */
async function waitsFor(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const wait = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      waits.push(delay);
      return wait(handler, delay, ...rest);
    }) as typeof window.setTimeout;
  });
  const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return async (milliseconds) => expect.poll(waits).toContain(milliseconds);
}

test.beforeEach(({ page }) => page.clock.install());

test('a toast stays for four seconds, and three are seen at a time', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const [book] = await offers(page);
  await page.goto(`/ebook/${book?.id}`);
  const share = page.getByRole('button', { name: 'Share' }).first();
  // The first one loads the code that shows them.
  await share.click();
  const all = page.locator('[data-sonner-toast]');
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect(toasts).toHaveCount(1);
  await stopTime(page);
  await page.clock.runFor(6000);
  await expect(all).toHaveCount(0);
  for (const count of [1, 2, 3, 4]) {
    await share.click();
    // It appears with the page's next task.
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

test('a free ebook is loaded one and a half seconds after it was added', async ({ page }) => {
  await signUp(page);
  const free = (await offers(page)).find(({ is_free }) => is_free);
  const [loadedAt, begunToWait] = [await noteAsking(page, '/api/auth/me'), await waitsFor(page)];
  await page.goto(`/ebook/${free?.id}`);
  const get = page.getByRole('button', { name: 'Get Free Ebook' }).first();
  await expect(get).toBeVisible();
  await stopTime(page);
  await get.click();
  await begunToWait(1500);
  const before = (await loadedAt()).length;
  await page.clock.runFor(1400);
  expect(await loadedAt()).toHaveLength(before);
  await page.clock.runFor(200);
  expect(await loadedAt()).toHaveLength(before + 1);
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
    let answered = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes(address)) answered += 1;
    });
    const askedAt = await noteAsking(page, address);
    await open(page);
    await expect.poll(() => answered).toBeGreaterThan(0);
    await stopTime(page);
    const step = seconds * 100;
    // The first one finds out where in its interval the clock was stopped.
    const before = (await askedAt()).length;
    for (let steps = 0; steps < 60 && (await askedAt()).length < before + 3; steps++) {
      await page.clock.runFor(step);
      await expect.poll(async () => answered - (await askedAt()).length).toBe(0);
    }
    const [first = 0, second = 0, third = 0] = (await askedAt()).slice(before);
    for (const round of [second - first, third - second]) {
      expect(round).toBeGreaterThanOrEqual(seconds * 1000);
      // The next interval starts when a response has arrived, which the clock sees a step later.
      expect(round).toBeLessThanOrEqual(seconds * 1000 + 2 * step);
    }
  });
