import { expect, test } from '../fixtures.ts';
import { checkout, paidOffers, signUp } from '../people.ts';

const result = (session: string) => `/purchase-success?session_id=${session}`;

test.describe('payment result', () => {
  test('pending while the payment is in transit, then success automatically', async ({ page }) => {
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

  test('a visitor is asked to sign in for a payment, and led to the marketplace without one', async ({ page }) => {
    await page.goto('/purchase-success');
    await expect(page).toHaveURL(/\/marketplace$/);
    await page.goto(result('cs_test_of_somebody'));
    await expect(page).toHaveURL(/\/auth$/);
  });
});
