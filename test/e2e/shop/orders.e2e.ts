import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { checkout, type ListedEbook, paidOffers, signUp } from '../people.ts';

interface Bought {
  readonly books: readonly ListedEbook[];
  readonly orderId: string;
}

/** A new user's paid order. */
async function order(page: Page, count: number): Promise<Bought> {
  const { token } = await signUp(page);
  const books = await paidOffers(page, count);
  const session = await checkout(
    page,
    token,
    books.map(({ id }) => id),
  );
  await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const [{ id: orderId }] = await (await page.request.get('/api/user/orders', { headers })).json();
  const status = async () => (await (await page.request.get(`/api/user/orders/${orderId}`, { headers })).json()).status;
  await expect.poll(status).toBe('paid');
  return { books, orderId };
}

test('a receipt adds up, prints cleanly, leads to its ebooks, and can be refunded once', async ({ page }) => {
  const { books, orderId } = await order(page, 3);
  await page.goto('/account/orders');
  await expect(page.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('and 2 more');
  await page.getByRole('link', { name: /and 2 more/ }).click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText(orderId)).toBeVisible();
  await expect(receipt.getByText('Sam Sample')).toBeVisible();
  await expect(receipt.getByText('Total (USD)')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
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
  await page.goBack();
  await receipt.getByRole('link', { name: books[0]?.title ?? '' }).click();
  await expect(page).toHaveURL(`/ebook/${books[0]?.id}`);
});
