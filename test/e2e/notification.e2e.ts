import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test.use({ isNotified: true });

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
test('a new person is welcomed, once', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const dismissed = page.waitForResponse('**/api/notifications/*/dismiss');
  await popup(page, 'Welcome to Rampart').getByRole('button', { name: 'Close' }).click();
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();
  await dismissed;
  const looked = page.waitForResponse('**/api/notifications');
  await page.reload();
  expect(await (await looked).json()).toEqual({ notifications: [] });
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();
});

test('passes axe and closes by keyboard', async ({ page }) => {
  const notice = {
    ...{ id: 'one', title: 'Notice one', message: 'Something to know.', notification_type: 'promotion' },
    ...{ discount_code: 'WISH-TEST', discount_percentage: 15, expires_at: new Date(Date.now() + 3_600_000) },
    ...{ created_at: '2026-11-20T10:00:00.000Z', shown_at: null },
  };
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [notice] } }));
  await page.route('**/api/notifications/*/*', (route) => route.fulfill({ json: { success: true } }));
  await signUp(page);
  await page.goto('/privacy');
  await expect(popup(page, 'Notice one')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await popup(page, 'Notice one').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(popup(page, 'Notice one')).toBeHidden();
});
