import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { checkout, type ListedEbook, paidOffers, signUp } from './people.ts';

interface Bought {
  readonly books: readonly ListedEbook[];
  readonly orderId: string;
}

/** A new person's order of paid ebooks; with `pay` its money has arrived. */
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
    await page.getByLabel('E-mail').fill('reader@rampart.test');
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
    await receipt.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ebook\/ebk_/);
  });

  test('a person without orders is shown the way to some', async ({ page }) => {
    await signUp(page);
    await page.goto('/account/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Ebooks' }).first()).toBeVisible();
  });

  test('a receipt counts, prints clean and can be given back once', async ({ page }) => {
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

  test('an order that waits for its money turns into a receipt by itself', async ({ page }) => {
    const { orderId } = await order(page, 1, false);
    await page.goto(`/account/orders/${orderId}`);
    await expect(page.getByRole('article', { name: 'Order' })).toBeVisible();
    await expect(page.getByText(/Your payment has not arrived yet/)).toBeVisible();
    await page.route(`**/api/user/orders/${orderId}`, async (route) => {
      const answer = await route.fetch();
      const at = new Date().toISOString();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'paid', paid_at: at } });
    });
    await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  });

  test("somebody else's order is no order", async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const other = await browser.newPage();
    const { orderId } = await order(other, 1);
    await other.close();
    await signUp(page);
    await page.goto(`/account/orders/${orderId}`);
    await expect(page.getByText('Order not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Orders and receipts' }).last().click();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  test('pages are kept in the address', async ({ page }) => {
    await signUp(page);
    const some = (n: number) => ({
      id: `ord_01KBM4ZC4Q3W8M5N6P7R8S9T${String(n).padStart(2, '0')}`,
      status: 'paid',
      lines: [{ ebook_id: 'ebk_1', title: `Book ${n}`, price: 10, paid: 10, status: 'granted' }],
      ...{ subtotal: 10, discount_amount: 0, total: 10, currency: 'usd', applied_discount: null, refunded: 0 },
      ...{ created_at: '2026-11-01T00:00:00.000Z', paid_at: '2026-11-01T00:00:00.000Z' },
      ...{ refund_request: null, refundable_until: null },
    });
    await page.route('**/api/user/orders?*', async (route) => {
      const isSecond = new URL(route.request().url()).searchParams.get('cursor') === 'c=2';
      const first = Array.from({ length: 20 }, (_, i) => some(i));
      const headers: Record<string, string> = isSecond
        ? {}
        : { link: '</api/user/orders?limit=20&cursor=c%3D2>; rel="next"' };
      await route.fulfill({ json: isSecond ? [some(20)] : first, headers });
    });
    await page.goto('/account/orders');
    await expect(page.getByText('1–20 orders')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('21–21 orders')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Book 20' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('link', { name: 'Book 19' })).toBeVisible();
    await expect(page).toHaveURL('/account/orders');
  });

  test('a list that cannot be loaded can be tried again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    await signUp(page);
    await page.route('**/api/user/orders?*', (route) =>
      route.fulfill({ status: 422, json: { detail: 'The page is not known', code: 'invalid' } }),
    );
    await page.goto('/account/orders');
    await expect(page.getByText('Your orders could not be loaded')).toBeVisible();
    await page.unroute('**/api/user/orders?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });
});
