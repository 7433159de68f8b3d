import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test.use({ isNotified: true });

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
test('a new user is welcomed once; a notification with a code passes axe and closes by keyboard', async ({ page }) => {
  const { token } = await signUp(page);
  await page.goto('/');
  const dismissed = page.waitForResponse('**/api/notifications/*/dismiss');
  await popup(page, 'Welcome to Rampart').getByRole('button', { name: 'Close' }).click();
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();
  await dismissed;
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await page.request.get('/api/notifications', { headers })).json()).toEqual({ notifications: [] });
  // From then on, requests are the new document's.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForResponse('**/api/notifications');
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();

  const another = await page.context().newPage();
  const notice = {
    ...{ id: 'one', title: 'Notice one', message: 'Something to know.', notification_type: 'promotion' },
    ...{ discount_code: 'WISH-TEST', discount_percentage: 15, expires_at: new Date(Date.now() + 3_600_000) },
    ...{ created_at: '2026-11-20T10:00:00.000Z', shown_at: null },
  };
  await another.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [notice] } }));
  await another.route('**/api/notifications/*/*', (route) => route.fulfill({ json: { success: true } }));
  await another.goto('/privacy');
  await expect(popup(another, 'Notice one')).toBeVisible();
  expect(await axeFindings(another)).toEqual([]);
  await popup(another, 'Notice one').getByRole('button', { name: 'Close' }).focus();
  await another.keyboard.press('Escape');
  await expect(popup(another, 'Notice one')).toBeHidden();
});
