import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ownFree, remember, signUp, stock } from '../people.ts';

/** Makes an account that owns the first free ebook, and leaves its page open. */
async function openOwned(page: Page): Promise<string> {
  await signUp(page);
  const book = (await stock(page)).find(({ is_free }) => is_free);
  await page.goto(`/ebook/${book?.id}`);
  await page.getByRole('button', { name: 'Get Free Ebook' }).click();
  await expect(page.getByText('Purchased', { exact: true })).toBeVisible();
  return book?.id ?? '';
}
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/user/reading/') && answer.request().method() === 'PUT');

/** A free ebook only needs an account. */
async function readsAsVisitor(page: Page): Promise<void> {
  const book = (await stock(page)).find(({ is_free }) => is_free);
  await page.goto(`/ebook/${book?.id}`);
  await expect(page.getByRole('button', { name: 'Get Free Ebook' })).toBeVisible();
  await expect(page.getByText(/words remaining/)).toHaveCount(0);
  await expect(contents(page).getByText('(after purchase)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Get Free Ebook' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in to purchase')).toBeVisible();
}

test('a visitor reads a whole free ebook; an owner’s place is kept and offered without jumping, and survives a glance at the start', async ({
  page,
}) => {
  await test.step('a visitor', () => readsAsVisitor(page));
  const id = await openOwned(page);
  const chapter = contents(page).getByRole('link').nth(8);
  const name = ((await chapter.textContent()) ?? '').trim();
  const keeping = saved(page);
  await chapter.click();
  expect((await keeping).ok()).toBe(true);

  const another = await page.context().newPage();
  await another.goto(`/ebook/${id}`);
  const offer = another.getByRole('region', { name: 'Continue reading' });
  await expect(offer).toContainText(/You stopped \d+% in\./);
  expect(await another.evaluate(() => window.scrollY)).toBe(0);
  await offer.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect(another.getByRole('heading', { name })).toBeInViewport();
  await expect(offer).toHaveCount(0);
  await expect(contents(another).locator('[aria-current=location]')).toContainText(name);
  await another.close();

  await test.step('a glance', async () => {
    const third = await page.context().newPage();
    const writes: string[] = [];
    third.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    await third.clock.install();
    await third.goto(`/ebook/${id}`);
    await third.getByRole('region', { name: 'Continue reading' }).waitFor();
    await third.mouse.wheel(0, 700);
    await expect.poll(() => third.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // A place is saved after a second and a half without scrolling.
    await third.clock.runFor(10_000);
    expect(writes).toEqual([]);
    const now = saved(third);
    await third.getByRole('button', { name: 'Read from here instead' }).click();
    expect((await now).ok()).toBe(true);
    expect(writes).toHaveLength(1);
    await third.close();
  });
});

test('an owner downloads and rates; prompts are downloaded from the library as the CSV they are sold as', async ({
  page,
  expectedErrors,
}) => {
  // The files of a seeded book are made when somebody wishes for one.
  expectedErrors.push(/status of 503/);
  await page.goto(`/ebook/${await ownFree(page)}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.txt$/);
  await expect(page.getByText('Purchased', { exact: true })).toBeVisible();

  const rating = page.getByRole('group', { name: 'Your rating' });
  await rating.getByRole('button', { name: /^4 of 5/ }).click();
  await expect(page.getByText('4 of 5, very good.')).toBeVisible();
  await rating.getByRole('button', { name: /^5 of 5/ }).click();
  await expect(page.getByText('5 of 5, excellent.')).toBeVisible();
  await page.reload();
  await expect(rating.getByRole('button', { name: /^5 of 5/ })).toHaveAttribute('aria-pressed', 'true');

  const data = { email: 'reader@rampart.test', password: 'rampart-reader' };
  const { access_token, user } = await (await page.request.post('/api/auth/login', { data })).json();
  const another = await page.context().newPage();
  // Otherwise this page would follow the sign-in and request a place that the new user does not have.
  await page.close();
  await remember(another, access_token, user);
  await another.goto('/library');
  const prompts = another.waitForEvent('download');
  await another.getByRole('button', { name: 'Download SOC 2 Evidence Prompts' }).click();
  expect((await prompts).suggestedFilename()).toMatch(/\.csv$/);
});
