import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { paidOffers, signInAdmin, signUp } from '../people.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test('an admin makes a code, a reader’s cart gets it; once it is switched off, the cart says why not', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const code = `DESK-${randomInt(1e9)}`;
  const [book] = await paidOffers(page, 1);
  if (!book) throw new Error('The shop has no ebook for sale');
  const cents = Math.round(book.price * 100);
  const saved = Math.round(cents / 4);

  await signInAdmin(admin);
  await admin.goto('/admin/pricing');
  await admin.getByRole('button', { name: 'Add discount' }).click();
  const form = admin.getByRole('dialog', { name: 'Add discount' });
  await form.getByLabel('Name').fill(`Desk ${code}`);
  await form.getByLabel('Value').fill('25');
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('Smallest quantity').fill('2');
  await form.getByRole('searchbox').fill(book.title);
  await form.getByRole('button', { name: `Put ${book.title} in` }).click();
  await expect(form.getByText('It needs at least 2 paid ebooks; this cart has 1.')).toBeVisible();
  await form.getByLabel('Smallest quantity').fill('');
  await expect(form.getByText(`−${dollars(saved)}`)).toBeVisible();
  await expect(form.getByText(dollars(cents - saved))).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Discount created successfully')).toBeVisible();

  await signUp(page);
  await page.goto(`/ebook/${book.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'In Cart' }).first()).toBeVisible();
  await page.goto('/marketplace?openCart=true');
  await cartOf(page).getByRole('button', { name: 'Enter a discount code' }).click();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(cartOf(page).getByText(`Discount code applied. You save ${dollars(saved)}.`)).toBeVisible();

  await admin.goto(`/admin/pricing?search=${code}`);
  await expect(admin.getByText('25% off 1 to ∞ ebooks')).toBeVisible();
  await admin.getByRole('button', { name: `Edit Desk ${code}` }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit discount' });
  await edit.getByLabel('Active').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Discount updated successfully')).toBeVisible();
  await expect(admin.getByText('Off', { exact: true })).toBeVisible();

  await page.goto('/marketplace?openCart=true');
  await expect(cartOf(page).getByText('This code is not valid')).toBeVisible();
  await admin.context().close();
});
