import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { checkout, type ListedEbook, paidOffers, signUp } from '../people.ts';

interface Bought {
  readonly books: readonly ListedEbook[];
  readonly orderId: string;
}

/** A new person's order of paid ebooks; with `pay` it is paid. */
async function order(page: Page, count: number, pay = true): Promise<Bought> {
  const { token } = await signUp(page);
  const books = await paidOffers(page, count);
  const session = await checkout(
    page,
    token,
    books.map(({ id }) => id),
  );
  if (pay) await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const [{ id: orderId }] = await (await page.request.get('/api/user/orders', { headers })).json();
  if (pay) {
    const status = async () =>
      (await (await page.request.get(`/api/user/orders/${orderId}`, { headers })).json()).status;
    await expect.poll(status).toBe('paid');
  }
  return { books, orderId };
}

test.describe('orders', () => {
  test('the seeded reader finds the receipt of the three ebooks', async ({ page }) => {
    await page.goto('/account/orders');
    await page.getByLabel('Email').fill('reader@rampart.test');
    await page.getByLabel('Password', { exact: true }).fill('rampart-reader');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: /and 2 more/ })
      .last()
      .getByRole('link')
      .click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt.getByText(/^ord_/)).toBeVisible();
    await expect(receipt.getByText('Robin Reader')).toBeVisible();
    await expect(receipt.getByRole('row')).toHaveCount(4);
    await expect(receipt.getByText('Total (USD)')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await receipt.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ebook\/ebk_/);
  });

  test('a person without orders is pointed to the shop', async ({ page }) => {
    await signUp(page);
    await page.goto('/account/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Ebooks' }).first()).toBeVisible();
  });

  test('a receipt adds up, prints cleanly and can be refunded once', async ({ page }) => {
    const { books, orderId } = await order(page, 3);
    await page.goto('/account/orders');
    await expect(page.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('and 2 more');
    await page.getByRole('link', { name: /and 2 more/ }).click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt.getByText(orderId)).toBeVisible();
    for (const { title } of books) await expect(receipt.getByRole('link', { name: title })).toBeVisible();
    await expect(receipt.getByText(/^−\$/)).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: null });

    await page.getByRole('button', { name: 'Request a refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a refund' });
    await dialog.getByLabel('Reason').fill('Bought for the wrong framework.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Bought for the wrong framework.');
    await dialog.getByRole('button', { name: 'Request a Refund', exact: true }).click();
    await expect(page.getByText(/We have received your request/)).toBeVisible();
    await expect(page.getByText(/^Refund requested on/)).toBeVisible();
    await expect(page.getByText('Bought for the wrong framework.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Orders and receipts' }).first().click();
    await expect(page.getByText('Refund requested')).toBeVisible();
  });
});
