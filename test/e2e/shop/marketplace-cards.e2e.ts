import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signUp, stock } from '../people.ts';

const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a visitor is asked to sign in; then wishlist and cart respond at once and persist, and a free ebook is added', async ({
  page,
}) => {
  const books = await stock(page);
  const title = books.find(({ is_free }) => !is_free)?.title ?? '';
  await page.goto('/marketplace?level=Intermediate');
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click();
  await expect(page.getByText('Please log in to add items to your wishlist')).toBeVisible();
  await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in to add items to cart')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/marketplace?level=Intermediate');
  await page.getByRole('link', { name: 'Sign in to purchase' }).click();
  await expect(page).toHaveURL('/auth');

  await signUp(page);
  await page.goto('/marketplace');
  const heart = page.getByRole('button', { name: `Wishlist: ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  const inCart = page.getByRole('button', { name: `In cart: ${title}` });
  await expect(inCart).toHaveText('In Cart');
  await inCart.click();
  await expect(page.getByText('Item is already in your cart')).toBeVisible();
  const free = books.find(({ is_free }) => is_free)?.title ?? '';
  await page.getByRole('button', { name: `Get free ebook: ${free}` }).click();
  await expect(card(page, free).getByRole('link', { name: `Read: ${free}` })).toBeVisible();

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(inCart).toBeVisible();
  await card(page, title).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await heart.click();
  await expect(page.getByText('Removed from wishlist')).toBeVisible();
});
