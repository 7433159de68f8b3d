import type { Page } from '@playwright/test';
import { expect, scrollTo, takenOver, test } from './fixtures.ts';
import { offers } from './people.ts';

const shelf = (page: Page) => page.getByRole('list', { name: 'On the shelf' });

/** Sum of unexpected layout shifts since the page was opened. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`real books are on the first screen at ${width} px, and nothing jumps`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the control before the auditor asks.');
    const titles = (await offers(page)).map(({ title }) => title.slice(0, 12));
    const books = shelf(page).getByRole('link');
    await expect(books.first()).toBeVisible();
    for (const link of await books.all()) {
      if (!(await link.isVisible())) continue;
      await expect(link).toBeInViewport();
      expect(titles).toContain(((await link.textContent()) ?? '').slice(0, 12));
    }
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

test('says how many ebooks there are, and features six of them with short texts', async ({ page }) => {
  // Other tests unpublish ebooks for a moment: then the page and the list are asked again.
  await expect(async () => {
    await page.goto('/');
    const all = await offers(page);
    const free = all.filter(({ is_free }) => is_free).length;
    await expect(page.getByText(`Browse all ${all.length} ebooks, ${free} of them free`)).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  const featured = page.getByRole('region', { name: 'Featured ebooks' });
  await expect(featured.getByRole('listitem')).toHaveCount(6);
  for (const title of await featured.getByRole('heading', { level: 3 }).allTextContents())
    expect(title.length).toBeLessThanOrEqual(51);
  await featured.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/ebook\/ebk_/);
});

test('pictures below the first screen are rendered as they come near, in reserved space', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await takenOver(page);
  const featured = page.getByRole('region', { name: 'Featured ebooks' });
  const pictures = featured.locator('svg[aria-label^="Cover: "]');
  await expect(featured.getByRole('listitem')).toHaveCount(6);
  await expect(pictures).toHaveCount(0);
  const { height } = (await featured.boundingBox()) ?? {};
  await scrollTo(featured.getByRole('listitem').last());
  await expect.poll(() => pictures.count()).toBeGreaterThan(3);
  expect((await featured.boundingBox())?.height).toBe(height);
});

test('the search leads to the marketplace; the key / focuses it', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.keyboard.press('/');
  await page.keyboard.type('HIPAA & risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketplace?search=HIPAA+%26+risk');
  await expect(page.getByRole('searchbox', { name: 'Search ebooks' })).toHaveValue('HIPAA & risk');
});

test('a framework of the index shows its ebooks', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Browse by framework' }).getByRole('link').first();
  const [name = '', count = ''] = (await link.innerText()).split('\n');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`framework=${encodeURIComponent(name).replaceAll('%20', '\\+')}`));
  await expect(page.getByRole('status').filter({ hasText: `Showing ${Number.parseInt(count, 10)} of` })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
});

test('the reasons are shown with figures of a real book', async ({ page }) => {
  await page.goto('/');
  const why = page.getByRole('region', { name: 'Why choose Rampart' });
  await scrollTo(why, why.getByText('400 words at once'));
  await expect(why.getByRole('listitem')).toHaveCount(4);
  await expect(why.getByText('400 words at once')).toBeVisible();
});
