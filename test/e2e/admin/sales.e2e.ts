import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, someEmail, test } from '../fixtures.ts';
import { mailTo } from '../mails.ts';
import { checkout, paidOffers, signInAdmin, signUp } from '../people.ts';

/** A new person's paid order, of which they want their money back. */
async function refundRequest(page: Page, reason: string) {
  const { token, email } = await signUp(page);
  const books = await paidOffers(page, 2);
  const session = await checkout(
    page,
    token,
    books.map(({ id }) => id),
  );
  await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await (await page.request.get('/api/user/orders', { headers })).json())[0]?.status;
  await expect.poll(status).toBe('paid');
  const [{ id }] = await (await page.request.get('/api/user/orders', { headers })).json();
  await page.request.post(`/api/user/orders/${id}/refund-request`, { headers, data: { reason } });
  return { id: id as string, email, title: books[0]?.title ?? '' };
}

test('an admin finds an order, declines a refund with a note, and the buyer reads why', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { id, email, title } = await refundRequest(page, 'Bought for the wrong framework.');

  await signInAdmin(admin);
  await admin.goto('/admin/orders');
  await admin.getByRole('searchbox').fill(email.slice(0, -5));
  await expect(admin.getByRole('row').filter({ hasText: id })).toBeVisible();
  await admin.getByRole('tab', { name: /^Refund requests/ }).click();
  await expect(admin.getByText('Bought for the wrong framework.')).toBeVisible();
  await admin.getByRole('link', { name: title }).click();
  await expect(admin.getByRole('heading', { name: 'Refund requested' })).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Decline' }).click();
  await admin.getByLabel('Note to the buyer').fill('You have downloaded all of it.');
  await admin.getByRole('button', { name: 'Decline and send' }).click();
  await expect(admin.getByText('Refund declined successfully')).toBeVisible();
  await expect(admin.getByText('Request declined')).toBeVisible();

  const mail = await mailTo(page, email, /^Your refund request for order/);
  expect(mail.text).toContain('You have downloaded all of it.');
  await page.goto(`/account/orders/${id}`);
  await expect(page.getByText(/^Your request was declined on/)).toBeVisible();
  await expect(page.getByText('You have downloaded all of it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
  await admin.context().close();
});

test('an admin answers an inquiry by mail, and marks it as done', async ({ page }) => {
  const email = someEmail();
  const written = { name: 'Sam', email, subject: `About ${email}`, message: 'What is in it?' };
  expect((await page.request.post('/api/contact/general', { data: written })).status()).toBe(201);
  await signInAdmin(page);
  await page.goto('/admin/inquiries');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('link', { name: written.subject }).click();
  await expect(page.getByText('What is in it?')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Reply').fill('It is all in there.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply sent successfully')).toBeVisible();
  expect((await mailTo(page, email, /^Re: About/)).text).toContain('It is all in there.');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});
