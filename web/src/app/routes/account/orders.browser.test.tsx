import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { Order } from '#shared/commerce/order.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry, tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const failed = 'Your orders could not be loaded';
const order = (number: number): Order =>
  sampleOf(Order, {
    id: idOf('order', number),
    status: 'paid',
    lines: [{ ebook_id: 'ebk_1', title: `Book ${number}`, price: 10, paid: 10, status: 'granted' }],
    total: 10,
    currency: 'usd',
    paid_at: '2026-01-15T09:00:00.000Z',
  });

describe('the orders', () => {
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/orders', []);
    await failAndRetry(site, '/account/orders', failed, busyServer);
    await expect.element(page.getByText('No orders yet')).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Browse All Ebooks' })).toBeVisible();
  });

  test('load with Try Again after the server refused', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/orders', []);
    const repair = site.server.refuse('GET /user/orders', () => problem(422, 'invalid', 'The page is not known'));
    await site.open('/account/orders');
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect.element(alert.getByText('The page is not known')).toBeVisible();
    repair();
    await tryAgain(site, alert);
    await expect.element(page.getByText('No orders yet')).toBeVisible();
  });

  test('keep their page in the address', async ({ site }) => {
    site.signIn();
    const all = Array.from({ length: 21 }, (_, index) => order(index));
    const isSecond = ({ query }: { query: unknown }) => (query as { cursor?: string }).cursor === 'c=2';
    site.server.answer(
      'GET /user/orders',
      (call) => (isSecond(call) ? all.slice(20) : all.slice(0, 20)),
      (call) => (isSecond(call) ? {} : { next: 'c=2' }),
    );
    await site.open('/account/orders');
    await expect.element(page.getByText('1–20 orders')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('21 of 21 orders')).toBeVisible();
    const address = window.location.pathname + window.location.search;

    await site.open(address);
    await expect.element(page.getByRole('link', { name: 'Book 20' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(page.getByRole('link', { name: 'Book 19' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/account/orders');
  });
});

test("somebody else's order is not found", async ({ site }) => {
  site.signIn();
  site.server.answer('GET /user/orders', []);
  site.server.refuse('GET /user/orders/{id}', () => problem(404, 'not_found', 'Not found'));
  await site.open(`/account/orders/${idOf('order', 1)}`);
  await expect.element(page.getByText('Order not found')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  const alert = page.getByRole('alert').filter({ hasText: 'Order not found' });
  await alert.getByRole('link', { name: 'Orders and receipts' }).click();
  await expect.element(page.getByText('No orders yet')).toBeVisible();
});

test('an order shows its last day for a refund', async ({ site }) => {
  site.signIn();
  const refundable_until = new Date(Date.now() + 9 * 86_400_000).toISOString();
  site.server.answer('GET /user/orders/{id}', { ...order(1), refundable_until });
  await site.open(`/account/orders/${idOf('order', 1)}`);
  const until = new RegExp(`Until ${formatDate(refundable_until)} you can ask for your money back`);
  await expect.element(page.getByText(until)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Request a refund' })).toBeVisible();
});

test('a pending order becomes a receipt without a reload', async ({ site }) => {
  site.signIn();
  site.server.answer('GET /user/orders/{id}', { ...order(1), status: 'pending', paid_at: null });
  await site.open(`/account/orders/${idOf('order', 1)}`);
  await expect.element(page.getByRole('article', { name: 'Order' })).toBeVisible();
  await expect.element(page.getByText(/Your payment has not arrived yet/)).toBeVisible();
  site.server.answer('GET /user/orders/{id}', order(1));
  await site.pass(5000);
  await expect.element(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
});
