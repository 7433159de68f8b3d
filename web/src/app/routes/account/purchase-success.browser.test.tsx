import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { Order } from '#shared/commerce/order.ts';
import { PaymentStatus } from '#shared/commerce/payment.ts';
import { OwnedEbook, UserLibrary } from '#shared/library/library.ts';
import { busy, type ContractServer, offline, problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { ebookCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const path = '/purchase-success?session_id=cs_test_1';
const route = 'GET /payments/status/{sessionId}';
const heading = (name: string) => page.getByRole('heading', { name });

const status = (payment_status: PaymentStatus['payment_status'], state: PaymentStatus['status'] = 'open') =>
  sampleOf(PaymentStatus, {
    ...{ payment_status, status: state, metadata: { ebook_id: idOf('ebook') }, order_id: idOf('order') },
  });

const owned = (number: number, order_id: string) =>
  sampleOf(OwnedEbook, { ...ebookCard(number), purchased_at: '2026-01-15T09:00:00.000Z', order_id });

/** The order of the payment while it is not paid. */
function answerOrder(server: ContractServer): void {
  const line = { ebook_id: idOf('ebook'), title: 'Book 1', price: 40, paid: 40, status: 'open' } as const;
  const fields = { id: idOf('order'), status: 'pending', lines: [line], total: 40, currency: 'usd' } as const;
  server.answer('GET /user/orders/{id}', sampleOf(Order, { ...fields, lines: [line] }));
}

/** Marks the payment as received, and the first of two books as brought by it. */
function pay(server: ContractServer, user: Parameters<typeof server.answer<'GET /auth/me'>>[1]): void {
  server.answer(route, status('paid', 'complete'));
  server.answer('GET /auth/me', user);
  const purchased_ebooks = [owned(1, idOf('order')), owned(2, idOf('order', 2))];
  server.answer('GET /user/library', sampleOf(UserLibrary, { purchased_ebooks }));
}

describe('the payment page', () => {
  test('checks, then confirms the payment', async ({ site }) => {
    pay(site.server, site.signIn());
    const letCome = site.server.hold(route);
    await site.open(path);
    await expect.element(heading('Checking your payment')).toBeVisible();
    letCome();
    await expect.element(heading('Payment successful!')).toBeVisible();
    await expect.element(page.getByText('Payment successful! You now have access to your ebook.')).toBeVisible();
  });

  test('shows what was bought, to read and to download', async ({ site, downloads }) => {
    pay(site.server, site.signIn());
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/book.pdf', filename: 'book.pdf', size: 1 });
    await site.open(path);
    const books = page.getByRole('list', { name: 'Your new ebooks' });
    await expect.element(books.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    await expect.element(books.getByRole('heading', { name: 'Book 2' })).not.toBeInTheDocument();
    await expect
      .element(books.getByRole('link', { name: 'Read Book 1' }))
      .toHaveAttribute('href', `/ebook/${idOf('ebook')}`);
    await books.getByRole('button', { name: 'Download Book 1' }).click();
    await expect.poll(() => downloads).toEqual(['/files/book.pdf']);
  });

  test('leads to the ebook even when the library cannot be loaded', async ({ site }) => {
    pay(site.server, site.signIn());
    site.server.refuse('GET /user/library', busy);
    await site.open(path);
    await expect
      .element(page.getByRole('link', { name: 'Read your ebook' }))
      .toHaveAttribute('href', `/ebook/${idOf('ebook')}`);
  });

  test('does not jump when the answer comes', async ({ site }) => {
    pay(site.server, site.signIn());
    const letCome = site.server.hold(route);
    await site.open(path);
    await expect.element(heading('Checking your payment')).toBeVisible();
    const edge = () => document.querySelector('.shelf-edge')?.getBoundingClientRect().top;
    const before = edge();
    letCome();
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    expect(edge()).toBe(before);
  });

  test('keeps polling while the payment is pending', async ({ site }) => {
    const user = site.signIn();
    site.server.answer(route, status('unpaid'));
    answerOrder(site.server);
    await site.open(path);
    await expect.element(heading('Your payment is on its way')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Book 1' })).toBeVisible();
    await site.pass(2000);
    await expect.poll(() => site.server.count(route)).toBeGreaterThan(1);
    const asked = site.server.count(route);
    await site.pass(1500);
    expect(site.server.count(route)).toBe(asked);
    pay(site.server, user);
    await site.pass(500);
    await expect.element(heading('Payment successful!')).toBeVisible();
  });

  test('reports an expired session', async ({ site }) => {
    site.signIn();
    answerOrder(site.server);
    site.server.answer(route, status('unpaid', 'expired'));
    await site.open(path);
    await expect.element(heading('Payment session expired')).toBeVisible();
    await expect.element(page.getByText('Payment session expired. Please try again.')).toBeVisible();
  });

  test('redirects to the marketplace without a session id', async ({ site }) => {
    site.signIn();
    stock(site.server, []);
    await site.open('/purchase-success');
    await expect.element(heading('No ebooks available yet')).toBeVisible();
    expect(window.location.pathname).toBe('/marketplace');
    await expect.element(page.getByRole('radio', { name: /^All frameworks/ })).toBeInTheDocument();
    expect(site.server.count('GET /frameworks')).toBe(1);
  });

  for (const [name, outage] of [
    ['no connection', offline],
    ['a busy server', busy],
    ["somebody else's session", () => problem(404, 'not_found', 'Not found')],
  ] as const)
    test(`reports a payment it could not verify with ${name}, and Try Again checks again`, async ({ site }) => {
      site.signIn();
      site.server.answer(route, status('unpaid'));
      answerOrder(site.server);
      const repair = site.server.refuse(route, outage);
      await site.open(path);
      await expect.element(heading('We could not verify your payment')).toBeVisible();
      repair();
      await tryAgain(site);
      await expect.element(heading('Your payment is on its way')).toBeVisible();
    });
});
