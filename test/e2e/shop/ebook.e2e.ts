import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { acceptTerms, type ListedEbook, offers, paidOffers, signUp } from '../people.ts';

/** The newest paid ebook that is a book, not a package. */
async function openPaid(page: Page): Promise<ListedEbook> {
  const [book] = await paidOffers(page, 1);
  if (!book) throw new Error('The shelf has no paid ebook');
  await page.goto(`/ebook/${book.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
  return book;
}
const box = (page: Page) => page.getByRole('region', { name: 'Purchase', exact: true });
const prompt = (page: Page) => page.getByRole('region', { name: 'Purchase this ebook' });
const text = (page: Page) => page.getByRole('article');

test('a visitor reads 400 words, then 800, and learns what is left', async ({ page }) => {
  const { id } = await openPaid(page);
  const { word_count } = await (await page.request.get(`/api/ebooks/${id}`)).json();
  const left = (shown: number) => (word_count - shown).toLocaleString('en-US');
  await expect(
    page.getByText(`400 of ${word_count.toLocaleString('en-US')} words shown, ${left(400)} words remaining.`),
  ).toBeVisible();
  await expect(page.getByText(/^Preview: \d+% of this ebook$/)).toBeVisible();
  const before = (await text(page).innerText()).length;
  await page.getByRole('button', { name: 'Show Extended Preview' }).first().click();
  await expect(page.getByText(`${left(800)} words remaining.`, { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Extended Preview' })).toHaveCount(0);
  expect((await text(page).innerText()).length).toBeGreaterThan(before * 1.5);
});

test('the contents say what is open and lead there, also into the extended preview', async ({ page }) => {
  await openPaid(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByText(/^\d+ of \d+ open$/)).toBeVisible();
  await expect(contents.getByText('(after purchase)').first()).toBeAttached();
  const last = contents.getByRole('link').last();
  const name = ((await last.textContent()) ?? '').trim();
  await last.click();
  const heading = text(page).getByRole('heading', { name });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('Buy Now and Add to Cart send a visitor to sign in', async ({ page }) => {
  const { id } = await openPaid(page);
  await box(page).getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in to purchase')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/ebook/${id}`);
  await box(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
});

test('Buy Now opens the payment page, and shows its link', async ({ page, context }) => {
  await signUp(page);
  await openPaid(page);
  const opened = context.waitForEvent('page');
  await box(page).getByRole('button', { name: 'Buy Now' }).click();
  await acceptTerms(page);
  await expect(box(page).getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', /^http/);
  const payment = await opened;
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(payment.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  // The page left open learns of the purchase from the other tab.
  await expect(page.getByText('Purchased', { exact: true })).toBeVisible();
  await expect(page.getByText(/words remaining/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My Dashboard' })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('the sticky prompt appears once the buy box has left the viewport', async ({ page }) => {
  await openPaid(page);
  await expect(page.getByRole('button', { name: 'Show Extended Preview' }).first()).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await text(page).getByRole('heading').nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(prompt(page).getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('on a phone the prompt is always there, and the buttons appear once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaid(page);
  await expect(prompt(page).getByRole('button', { name: 'Buy Now' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeHidden();
});

test('share copies the public address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await openPaid(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/ebook/${id}`);
});

test('the heart on the page matches the one on its card', async ({ page }) => {
  await signUp(page);
  const { title } = await openPaid(page);
  await page.getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Ebooks' }).click();
  await expect(page.getByRole('button', { name: `Wishlist: ${title}` })).toHaveAttribute('aria-pressed', 'true');
});

test('a prompt package says what is in the file', async ({ page }) => {
  const answer = await page.request.post('/api/ebooks/filter', { data: { category: 'Prompt Vault' } });
  const [pack] = (await answer.json()) as ListedEbook[];
  await page.goto(`/ebook/${pack?.id}`);
  await expect(box(page).getByText(/^\d+ prompts as CSV$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^3 prompts of \d+$/ })).toBeVisible();
});

test('an ebook that does not exist leads back to the marketplace', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/ebook/ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await expect(page.getByRole('heading', { level: 1, name: 'Ebook not found or failed to load' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Marketplace' }).click();
  await expect(page).toHaveURL('/marketplace');
  expect((await offers(page)).length).toBeGreaterThan(0);
});
