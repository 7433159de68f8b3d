import { expect, hold, test } from './fixtures.ts';
import { checkout, paidOffers, signUp } from './people.ts';

const result = (session: string) => `/purchase-success?session_id=${session}`;

test.describe('payment result', () => {
  test('checking, then success', async ({ page }) => {
    const { token } = await signUp(page);
    const [book] = await paidOffers(page, 1);
    const session = await checkout(page, token, [book?.id ?? '']);
    await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
    const release = await hold(page, '**/api/payments/status/**');
    await page.goto(result(session));
    await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await expect(page.getByText('Payment successful! You now have access to your ebook.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read now' })).toHaveAttribute('href', `/ebook/${book?.id}`);
  });

  test('pending while the money is on its way, then success by itself', async ({ page }) => {
    const { token } = await signUp(page);
    const [book] = await paidOffers(page, 1);
    const session = await checkout(page, token, [book?.id ?? '']);
    await page.clock.install();
    await page.goto(result(session));
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
    await page.clock.fastForward(2000);
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });

  test('expired, when a newer checkout took its place', async ({ page }) => {
    const { token } = await signUp(page);
    const [first, second] = await paidOffers(page, 2);
    const old = await checkout(page, token, [first?.id ?? '']);
    await checkout(page, token, [second?.id ?? '']);
    await page.goto(result(old));
    await expect(page.getByRole('heading', { name: 'Payment session expired' })).toBeVisible();
    await expect(page.getByText('Payment session expired. Please try again.')).toBeVisible();
  });

  test('error, and a retry that works', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 50\d/);
    const { token } = await signUp(page);
    const [book] = await paidOffers(page, 1);
    const session = await checkout(page, token, [book?.id ?? '']);
    await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
    await page.route('**/api/payments/status/**', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await page.goto(result(session));
    await expect(page.getByRole('heading', { name: 'We could not verify your payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });

  test("somebody else's session is an error, none at all leads to the marketplace", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/);
    await signUp(page);
    await page.goto(result('cs_test_of_somebody_else'));
    await expect(page.getByRole('heading', { name: 'We could not verify your payment' })).toBeVisible();
    await page.goto('/purchase-success');
    await expect(page).toHaveURL(/\/marketplace$/);
  });

  test('a visitor is asked to sign in for a payment, and led to the marketplace without one', async ({ page }) => {
    await page.goto('/purchase-success');
    await expect(page).toHaveURL(/\/marketplace$/);
    await page.goto(result('cs_test_of_somebody'));
    await expect(page).toHaveURL(/\/auth$/);
  });
});
