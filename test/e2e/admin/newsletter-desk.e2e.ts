import { randomInt } from 'node:crypto';
import { axeFindings } from '../axe.ts';
import { expect, someEmail, test } from '../fixtures.ts';
import { linkTo, mailTo } from '../mails.ts';
import { signInAdmin } from '../people.ts';

test('an admin writes a newsletter, looks at its mail, gets a test of it, and writes on a copy', async ({
  page,
  expectedErrors,
}) => {
  // The frame of the preview runs no scripts, not even those by which the test signs its browser in.
  expectedErrors.push(/document is sandboxed/, /^Blocked script execution in 'about:srcdoc'/);

  const subject = `Quiet audits ${randomInt(1e9)}`;
  await signInAdmin(page);
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Create newsletter' }).click();
  await page.getByLabel('Subject', { exact: true }).fill(subject);
  await page.getByLabel('Preheader', { exact: true }).fill('And how they stay quiet');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('## Before the audit\nLoud audits need a **plan**.');
  await page.getByLabel('Template').selectOption({ label: 'Security advisory' });
  await expect(page.getByRole('region', { name: 'Audience' }).getByText(/^Everybody: \d/)).toBeVisible();

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.scrollIntoViewIfNeeded();
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(mail.getByRole('heading', { level: 2, name: 'Before the audit' })).toBeVisible();
  await preview.getByText('Dark', { exact: true }).click();
  await expect(mail.getByText('Security advisory')).toHaveCSS('color', 'rgb(236, 192, 103)');
  expect(await axeFindings(page)).toEqual([]);
  await preview.getByText('Text', { exact: true }).click();
  await expect(preview.getByText('Loud audits need a plan.')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  const told = page.getByText(/^A test is on its way to /);
  await expect(told).toBeVisible();
  const address = (await told.innerText()).split(' ').at(-1) ?? '';
  const { text } = await mailTo(page, address, new RegExp(`^\\[Test\\] ${subject}$`));
  expect(text).toContain('Loud audits need a plan.');

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(`Copy of ${subject}`);
  await page.goto(`/admin/newsletter?search=${encodeURIComponent(subject)}`);
  await page.getByRole('button', { name: `Delete ${subject}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No newsletter matches' })).toBeVisible();
});

test('an admin finds a subscriber, sees how they agreed, and removes them', async ({ page }) => {
  const email = someEmail();
  await page.request.post('/api/newsletter/subscribe-public', { data: { email, interests: ['compliance'] } });
  const link = linkTo(await mailTo(page, email, /^Confirm your subscription/), '/newsletter/confirm/');
  await page.request.get(`/api/newsletter/confirm/${link.split('/').at(-1)}`);
  await signInAdmin(page);
  await page.goto('/admin/newsletter?tab=subscribers');
  await page.getByLabel('Search subscribers').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Confirmed')).toBeVisible();
  await page.getByRole('button', { name: `History of ${email}` }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByText('Asked to subscribe')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Subscriber removed successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});
