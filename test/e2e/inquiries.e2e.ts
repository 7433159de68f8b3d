import type { Page } from '@playwright/test';
import { expect, someEmail, test } from './fixtures.ts';
import { mailTo } from './mails.ts';

async function write(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value);
}

test('Advisory Services: packages are filtered in the address, and an inquiry is sent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Advisory Services' }).click();
  // Other tests add packages, of another level than the ones filtered by here.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ packages$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('framework');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Intermediate');
  await expect(page).toHaveURL('/coaching?type=framework&level=Intermediate');
  await expect(page.getByRole('status').filter({ hasText: '1 package' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  await expect(page.getByRole('heading', { name: 'No coaching packages match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/coaching');

  await page.getByRole('link', { name: 'View Details: CSF 2.0 Profile Companion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSF 2.0 Profile Companion' })).toBeVisible();
  await expect(page.getByText('4 sessions of 60 minutes')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Interest' })).toHaveValue('Framework Coaching');
  const email = someEmail();
  await write(page, { Name: 'Sam', Email: email, Message: 'When?' });
  await page.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(
    page.getByText("Thank you! We'll contact you within 24 hours to discuss your coaching needs."),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'CSF 2.0 Profile Companion' })).toBeVisible();
  await mailTo(page, email, /^We have received your inquiry$/);
});

test('Advertise: figures, an inquiry, Thank You; Contact: a message is sent with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/advertise');
  for (const figure of ['5,000+', '45%', '12%']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your company');
  await expect(page.getByRole('alert')).toBeFocused();
  await write(page, { Name: 'Sam', Email: someEmail(), Company: 'ACME', Message: 'Prices?' });
  await page.getByRole('combobox', { name: 'Budget' }).selectOption('1000-5000');
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('product-launch');
  await page.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused();
  await expect(page.getByText('Your advertising inquiry has been sent successfully!')).toBeVisible();

  await page.goto('/contact');
  await write(page, { Name: 'Sam', Email: someEmail(), Subject: 'A question', Message: 'What is in it?' });
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeFocused();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});
