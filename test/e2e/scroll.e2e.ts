import type { Page } from '@playwright/test';
import { expect, holdApplication, takenOver, test } from './fixtures.ts';
import { paidOffers, signUp } from './people.ts';

const height = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls once the page is high enough for it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(top + 900);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => height(page)).toBe(top);
}

test('each full page load has its own scroll position, which filters and reloads keep', async ({ page }) => {
  const [book] = await paidOffers(page, 1);
  await test.step('a scroll before the application has loaded is kept', async () => {
    const letCome = await holdApplication(page);
    await page.goto('/marketplace', { waitUntil: 'commit' });
    await scrollTo(page, 400);
    letCome();
    await takenOver(page);
    await expect.poll(() => height(page)).toBe(400);
    await scrollTo(page, 900);
  });
  await test.step('Back, Forward and a reload restore it', async () => {
    await page.goto(`/ebook/${book?.id}`);
    await scrollTo(page, 300);
    await page.goBack();
    await expect.poll(() => height(page)).toBe(900);
    await page.goForward();
    await expect.poll(() => height(page)).toBe(300);
    await page.reload();
    await expect.poll(() => height(page)).toBe(300);
  });
  await test.step('a filter leaves it', async () => {
    await page.goto('/marketplace');
    await scrollTo(page, 200);
    await page.getByRole('radio', { name: 'Under $50' }).check({ force: true });
    await expect(page).toHaveURL(/price/);
    await expect.poll(() => height(page)).toBe(200);
    await page.reload();
    await expect.poll(() => height(page)).toBe(200);
  });
});

test('Back and Forward within the application restore the scroll position', async ({ page }) => {
  await page.goto('/marketplace');
  await takenOver(page);
  await scrollTo(page, 900);
  const card = page.locator('main a[href^="/ebook/"]');
  // Pressed in place: a mouse click would scroll there first.
  await card.first().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/ebook\//);
  await expect.poll(() => height(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect.poll(() => height(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => height(page)).toBe(300);

  await test.step('a scroll counts that the browser has not told of when the page is left', async () => {
    await scrollTo(page, 100);
    // A browser reports a scroll with its next frame, which a busy one draws late.
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      window.history.back();
    });
    await expect(page).toHaveURL('/marketplace');
    await page.goForward();
    await expect.poll(() => height(page)).toBe(300);
  });
});

/** Clicks, as a mouse does, a link that is in view as the page stands. */
async function clickInView(page: Page, selector: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    for (const link of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = link.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (link.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  }, selector);
  if (!place) throw new Error(`No ${selector} is in view`);
  await page.mouse.click(place.x, place.y);
}

test('Back from a clicked page restores the position', async ({ page }) => {
  for (const width of [390, 1280])
    for (const path of ['/marketplace', '/ai-tools', '/coaching'])
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await takenOver(page);
        await scrollTo(page, 420);
        await clickInView(page, path === '/marketplace' ? 'main a[href^="/ebook/"]' : `main a[href^="${path}/"]`);
        await expect(page).not.toHaveURL(path);
        await expect.poll(() => height(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect.poll(() => height(page)).toBe(420);
      });
});

test('a link to a part of a page goes there, also when the part comes with the data', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account#export');
  const part = page.getByRole('region', { name: 'Your data' });
  await expect(part).toBeInViewport({ ratio: 0.9 });
  // Whoever moves by themselves is left alone from then on.
  await page.keyboard.press('Control+Home');
  await expect.poll(() => height(page)).toBe(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await height(page)).toBe(0);
});
