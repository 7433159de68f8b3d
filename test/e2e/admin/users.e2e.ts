import type { Page } from '@playwright/test';
import { colleagues } from '#scripts/seed/people.ts';
import { axeFindings } from '../axe.ts';
import { expect, someEmail, test } from '../fixtures.ts';
import { mailTo } from '../mails.ts';
import { remember, signInAdmin } from '../people.ts';

const password = 'Passw0rd!';

/** Somebody with an account who is signed in nowhere in this browser. */
async function someone(page: Page, name: string): Promise<{ id: string; name: string; email: string }> {
  const email = someEmail();
  const answer = await page.request.post('/api/auth/register', { data: { name, email, password } });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return { id: (await answer.json()).user.id, name, email };
}

/** Opens the users and finds one by the address. */
async function find(page: Page, { email, name }: { email: string; name: string }) {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  return page.getByRole('row').filter({ hasText: name });
}

/** The navigation's sections. */
const sectionsOf = (page: Page) => page.getByRole('navigation', { name: 'Back-office' }).getByRole('link');

test('an admin finds somebody, welcomes, deactivates and activates them, and looks at the profile', async ({
  page,
}) => {
  const person = await someone(page, 'Noor Newcomer');
  await signInAdmin(page);
  const row = await find(page, person);
  await row.getByRole('button', { name: 'Send welcome email to Noor Newcomer' }).click();
  await expect(page.getByText('Welcome email sent successfully')).toBeVisible();
  await mailTo(page, person.email, /^Welcome to/);

  const act = async (label: string, confirm: string) => {
    await row.getByRole('button', { name: 'More actions for Noor Newcomer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
  };
  await act('Deactivate user', 'Deactivate');
  await expect(page.getByText('User deactivated successfully')).toBeVisible();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  const refused = await page.request.post('/api/auth/login', { data: { email: person.email, password } });
  expect(refused.status()).toBe(403);
  await act('Activate user', 'Activate');
  await expect(page.getByText('User activated successfully')).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  expect((await page.request.post('/api/auth/login', { data: { email: person.email, password } })).status()).toBe(200);

  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: /^View profile of Noor Newcomer/ }).click();
  const profile = await opened;
  await expect(profile.getByRole('heading', { level: 1, name: 'Noor Newcomer' })).toBeVisible();
  await expect(profile.getByRole('region', { name: 'Activity of admins' }).getByRole('listitem')).toHaveCount(3);
  const sessions = profile.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await axeFindings(profile)).toEqual([]);
  await sessions.getByRole('button', { name: /^End session/ }).click();
  await profile.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(profile.getByText('The session has ended')).toBeVisible();
  await expect(sessions.getByText('Signed in nowhere')).toBeVisible();
});

test('an owner makes somebody an editor, who sees only what editors do', async ({ page, expectedErrors }) => {
  const person = await someone(page, 'Esa Editor');
  const [owner] = colleagues;
  const entered = await page.request.post('/api/auth/admin-login', { data: owner });
  const { access_token, user } = await entered.json();
  await remember(page, access_token, user);
  const row = await find(page, person);
  await row.getByRole('button', { name: 'More actions for Esa Editor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  const choice = page.getByRole('dialog', { name: 'Change the role of Esa Editor' });
  await choice.getByLabel('New role').selectOption('Editor');
  await choice.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed successfully')).toBeVisible();
  await expect(row.getByText('Editor', { exact: true })).toBeVisible();

  // The group of the pool follows in the background; until then the door is closed.
  const enter = async () =>
    (await page.request.post('/api/auth/admin-login', { data: { email: person.email, password } })).status();
  await expect.poll(enter, { intervals: [500, 2000, 4000, 8000] }).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await signInAtTheDoor(page, person.email, password);
  await expect(sectionsOf(page)).toHaveText([
    'Overview',
    'Calendar',
    'Articles',
    'Authors',
    'Newsletter',
    'AI tools',
    'Your second factor',
  ]);
  await isKeptOut(page, '/admin/users', 'Editor');
  expectedErrors.push(/status of 40[13]/);
});

async function signInAtTheDoor(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel('Admin email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Admin access granted!')).toBeVisible();
}

/** A direct link to a section of another role says so, and leads back. */
async function isKeptOut(page: Page, path: string, role: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Not in your role' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${role}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
}
