import type { Page } from '@playwright/test';
import { expect, scrollTo, takenOver, test } from './fixtures.ts';
import { offers } from './people.ts';

const shelf = (page: Page) => page.getByRole('list', { name: 'On the shelf' });
const featuredEbooks = (page: Page) => page.getByRole('region', { name: 'Featured ebooks' });

/** The first screen's books are in the shop and visible. */
async function booksAreInSight(page: Page): Promise<void> {
  const titles = (await offers(page)).map(({ title }) => title.slice(0, 12));
  const books = shelf(page).getByRole('link');
  await expect(books.first()).toBeVisible();
  for (const link of await books.all()) {
    if (!(await link.isVisible())) continue;
    await expect(link).toBeInViewport();
    expect(titles).toContain(((await link.textContent()) ?? '').slice(0, 12));
  }
}

test('the first screen shows real books and their number, with six of them below', async ({ page }) => {
  // Other tests unpublish ebooks for a moment: then the page and the list are asked again.
  await expect(async () => {
    await page.goto('/');
    const all = await offers(page);
    const free = all.filter(({ is_free }) => is_free).length;
    await expect(page.getByText(`Browse all ${all.length} ebooks, ${free} of them free`)).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await booksAreInSight(page);
  await expect(featuredEbooks(page).getByRole('listitem')).toHaveCount(6);
  for (const title of await featuredEbooks(page).getByRole('heading', { level: 3 }).allTextContents())
    expect(title.length).toBeLessThanOrEqual(51);
  await featuredEbooks(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/ebook\/ebk_/);

  await test.step('on a phone, pictures below it are rendered as they come near, in reserved space', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await booksAreInSight(page);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/');
    await takenOver(page);
    const featured = featuredEbooks(page);
    const pictures = featured.locator('svg[aria-label^="Cover: "]');
    await expect(featured.getByRole('listitem')).toHaveCount(6);
    await expect(pictures).toHaveCount(0);
    const { height } = (await featured.boundingBox()) ?? {};
    await scrollTo(featured.getByRole('listitem').last());
    await expect.poll(() => pictures.count()).toBeGreaterThan(3);
    expect((await featured.boundingBox())?.height).toBe(height);
  });
});

test('the home page leads to search results, a framework, a category of tools and articles', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.keyboard.press('/');
  await page.keyboard.type('HIPAA & risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketplace?search=HIPAA+%26+risk');
  await expect(page.getByRole('searchbox', { name: 'Search ebooks' })).toHaveValue('HIPAA & risk');

  await page.goBack();
  const link = page.getByRole('navigation', { name: 'Browse by framework' }).getByRole('link').first();
  const [name = '', count = ''] = (await link.innerText()).split('\n');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`framework=${encodeURIComponent(name).replaceAll('%20', '\\+')}`));
  await expect(page.getByRole('status').filter({ hasText: `Showing ${Number.parseInt(count, 10)} of` })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();

  await page.goBack();
  const why = page.getByRole('region', { name: 'Why choose Rampart' });
  await scrollTo(why, why.getByText('400 words at once'));
  await expect(why.getByRole('listitem')).toHaveCount(4);
  const banner = page.getByRole('region', { name: 'AI Tools Library' });
  const category = banner.getByRole('link', { name: /^Security & Compliance/ });
  await scrollTo(banner, category);
  await category.click();
  await expect(page).toHaveURL('/ai-tools?category=Security+%26+Compliance');
  await expect(page.getByRole('status').filter({ hasText: 'Showing 4 of 24' })).toBeVisible();

  await page.goto('/');
  const articles = page.getByRole('region', { name: 'Featured articles' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(articles.getByRole('listitem')).toHaveCount(3, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  for (const title of await articles.getByRole('heading', { level: 3 }).allTextContents())
    expect(title.replace(' (opens in a new tab)', '').length).toBeLessThanOrEqual(61);
  await articles.getByRole('link', { name: 'Knowledge Hub' }).click();
  await expect(page).toHaveURL(/\/articles$/);
});
