import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentStatus } from '#shared/commerce/payment.ts';
import { busy, type ContractServer, offline, problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const path = '/purchase-success?session_id=cs_test_1';
const route = 'GET /payments/status/{sessionId}';
const heading = (name: string) => page.getByRole('heading', { name });

const status = (payment_status: PaymentStatus['payment_status'], state: PaymentStatus['status'] = 'open') =>
  sampleOf(PaymentStatus, { payment_status, status: state, metadata: { ebook_id: idOf('ebook') } });

/** Marks the payment as received and the book as owned. */
function pay(server: ContractServer, user: Parameters<typeof server.answer<'GET /auth/me'>>[1]): void {
  server.answer(route, status('paid', 'complete'));
  server.answer('GET /auth/me', user);
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
    await expect
      .element(page.getByRole('link', { name: 'Read now' }))
      .toHaveAttribute('href', `/ebook/${idOf('ebook')}`);
  });

  test('keeps polling while the payment is pending', async ({ site }) => {
    const user = site.signIn();
    site.server.answer(route, status('unpaid'));
    await site.open(path);
    await expect.element(heading('Your payment is on its way')).toBeVisible();
    pay(site.server, user);
    await site.pass(2000);
    await expect.element(heading('Payment successful!')).toBeVisible();
  });

  test('reports an expired session', async ({ site }) => {
    site.signIn();
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
      const repair = site.server.refuse(route, outage);
      await site.open(path);
      await expect.element(heading('We could not verify your payment')).toBeVisible();
      repair();
      await tryAgain(site);
      await expect.element(heading('Your payment is on its way')).toBeVisible();
    });
});
