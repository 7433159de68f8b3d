import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { acceptTerms, type ListedEbook, paidOffers, signUp } from '../people.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const field = (page: Page) => cartOf(page).getByLabel('Discount code');

/** Puts paid ebooks into the cart and opens it. */
async function fillCart(page: Page, books: readonly ListedEbook[]): Promise<void> {
  for (const { id } of books) {
    await page.goto(`/ebook/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('button', { name: 'In Cart' }).first()).toBeVisible();
  }
  await page.goto('/marketplace?openCart=true');
  await expect(cartOf(page).getByText('Total', { exact: true })).toBeVisible();
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test('a code yields to a better discount, is removed, refused with a reason, accepted, kept over a reload, and charged', async ({
  page,
  context,
}) => {
  await signUp(page);
  const books = await paidOffers(page, 3);
  await fillCart(page, books);
  const subtotal = books.slice(1).reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  const applied = cartOf(page).getByText(`Discount code applied. You save ${dollars(Math.round(subtotal / 10))}.`);
  await cartOf(page).getByRole('button', { name: 'Enter a discount code' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('RAMPART10');
  await page.keyboard.press('Enter');
  await expect(cartOf(page).getByText('Another discount saves you at least as much')).toBeVisible();
  await expect(cartOf(page).getByText(/Bulk discount applied/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await cartOf(page)
    .getByRole('button', { name: `Remove ${books[0]?.title}` })
    .click();
  await expect(applied).toBeVisible();
  await cartOf(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(cartOf(page).getByText('Add 1 more ebook: from 3 on, a bulk discount applies.')).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await field(page).press('Enter');
  await expect(cartOf(page).getByText('Please enter a discount code')).toBeVisible();
  await page.keyboard.type('no-such-code');
  await page.keyboard.press('Enter');
  await expect(cartOf(page).getByText('This code is not valid')).toBeVisible();
  await field(page).fill(' rampart10 ');
  await page.keyboard.press('Enter');
  await expect(applied).toBeVisible();
  await expect(field(page)).toBeFocused();

  await page.goto('/marketplace?openCart=true');
  await expect(field(page)).toHaveValue('rampart10');
  const total = dollars(subtotal - Math.round(subtotal / 10));
  await expect(cartOf(page).getByText(total)).toBeVisible();
  const payTab = context.waitForEvent('page');
  await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await acceptTerms(page);
  const pay = await payTab;
  await pay.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(pay.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await expect.poll(() => pay.evaluate(() => localStorage.getItem('discount-code'))).toBeNull();
});
