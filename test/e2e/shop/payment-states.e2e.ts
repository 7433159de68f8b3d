import { expect, test } from '../fixtures.ts';
import { checkout, paidOffers, signUp } from '../people.ts';

test('a pending payment turns into success without a reload', async ({ page }) => {
  const { token } = await signUp(page);
  const [book] = await paidOffers(page, 1);
  const session = await checkout(page, token, [book?.id ?? '']);
  await page.clock.install();
  await page.goto(`/purchase-success?session_id=${session}`);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
});
