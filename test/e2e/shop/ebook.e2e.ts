import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { acceptTerms, type ListedEbook, paidOffers, signUp } from '../people.ts';

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

test('a visitor reads 400 words, then 800, sees how much is left, and shares the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/ebook/${id}`);

  await test.step('on a phone the prompt is always there, and the buttons appear once', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPaid(page);
    await expect(prompt(page).getByRole('button', { name: 'Buy Now' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeHidden();
  });
});

test('contents link into the extended preview; the sign-up prompt follows the buy box; buying asks to sign in', async ({
  page,
}) => {
  const { id } = await openPaid(page);
  await expect(page.getByRole('button', { name: 'Show Extended Preview' }).first()).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await text(page).getByRole('heading').nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(prompt(page).getByRole('button', { name: 'Buy Now' })).toBeVisible();

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

  await box(page).getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in to purchase')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/ebook/${id}#`));
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
