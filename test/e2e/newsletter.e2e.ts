import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, someEmail, test } from './fixtures.ts';
import { linkTo, mailTo } from './mails.ts';
import { signInAdmin, signUp } from './people.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Stay Informed' });
const confirmation = /^Confirm your subscription/;
const welcome = /^Welcome to the Rampart newsletter/;

test('a visitor subscribes by keyboard, confirms by the mail, and leaves again; a wrong link passes axe, too', async ({
  page,
  expectedErrors,
}) => {
  const email = someEmail();
  await page.goto('/');
  await box(page).getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('status')).toContainText('Please check your inbox');
  await expect(box(page).getByRole('textbox', { name: 'Email' })).toHaveValue('');

  await page.goto(linkTo(await mailTo(page, email, confirmation), '/newsletter/confirm/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed');
  await expect(page.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Choose your topics' }).click();
  await page.getByRole('checkbox', { name: 'Case studies' }).check();
  await page.getByRole('button', { name: 'Save Topics' }).click();
  await expect(page.getByText('Your topics are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Case studies' })).toBeChecked();

  expect(await axeFindings(page)).toEqual([]);

  await page.goto(linkTo(await mailTo(page, email, welcome), '/newsletter/unsubscribe/'));
  await page.locator('main h1').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed');
  await page.goto(linkTo(await mailTo(page, email, welcome), '/newsletter/preferences/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not subscribed');
  expectedErrors.push(/status of 404/);
  await page.goto('/newsletter/confirm/nonsense');
  await page.locator('main h1').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('a signed-in person subscribes with their address, and sees when it is confirmed', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/');
  await expect(box(page).getByText('Subscribing as')).toBeVisible();
  await expect(box(page).getByText(email)).toBeVisible();
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(box(page).getByRole('status')).toContainText('Please check your inbox');
  await page.goto(linkTo(await mailTo(page, email, confirmation), '/newsletter/confirm/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed');
  await page.goto('/');
  const done = page.getByRole('region', { name: "You're Subscribed!" });
  await expect(done).toContainText(`${email}: all topics`);
});

test('only admins see a newsletter before it is sent', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const token = await signInAdmin(page);
  const data = {
    subject: 'Three changes in ISO 27001',
    content: '<h2>First</h2><p>A <a href="/marketplace">book</a>.</p>',
  };
  const created = await page.request.post('/api/admin/newsletters', {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  const { newsletter } = await created.json();
  await page.goto(`/newsletter/${newsletter.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.subject);
  await expect(page.getByRole('article').getByText('Draft')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'book' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${new URL(page.url()).origin}/newsletter/${newsletter.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Newsletter not found');
  await other.context().close();
});
