import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, someEmail, test } from '../fixtures.ts';
import { linkTo, mailTo } from '../mails.ts';
import { signInAdmin } from '../people.ts';

/** Somebody who reads case studies, which few do. */
async function subscribe(page: Page): Promise<string> {
  const email = someEmail();
  await page.request.post('/api/newsletter/subscribe-public', { data: { email, interests: ['case_studies'] } });
  const link = linkTo(await mailTo(page, email, /^Confirm your subscription/), '/newsletter/confirm/');
  await page.request.get(`/api/newsletter/confirm/${link.split('/').at(-1)}`);
  return email;
}

test('an admin sends a newsletter, sees how it goes, who got it, and what came of it', async ({
  page,
  expectedErrors,
}) => {
  // The frame of the preview runs no scripts, not even those by which the test signs its browser in.
  expectedErrors.push(/document is sandboxed/, /^Blocked script execution in 'about:srcdoc'/);
  const email = await subscribe(page);
  const subject = `Audits for {{name}} ${randomInt(1e9)}`;
  await signInAdmin(page);
  await page.goto('/admin/newsletter/new');
  await page.getByLabel('Subject', { exact: true }).fill(subject);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Loud audits need a plan.');
  await page.getByRole('region', { name: 'Audience' }).getByLabel('Case studies').check();
  await expect(page.getByText('Save first: what is sent is what is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  await page.getByRole('button', { name: 'Send newsletter' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to send this newsletter?' });
  await expect(question.getByText(/^[\d,]+ confirmed subscribers?$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Send newsletter' }).click();
  await expect(page.getByText('Newsletter sent successfully')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('100.0%')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const { subject: received } = await mailTo(page, email, /^Audits for there \d+$/);
  expect(received).toBe(subject.replace('{{name}}', 'there'));

  await page.getByRole('tab', { name: 'Recipients' }).click();
  await page.getByLabel('Search recipients').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `History of ${email}` }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: subject })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(page.getByText('Open rate')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/admin/newsletter?search=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('link', { name: `Report ${subject}` })).toBeVisible();
});
