import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test.use({ isNotified: true });

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString();
const told = (id: string, fields: object = {}) => ({
  id,
  title: `Notice ${id}`,
  message: 'Something to know.',
  notification_type: 'promotion',
  discount_code: null,
  discount_percentage: null,
  expires_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
  shown_at: null,
  ...fields,
});

/** Tells a signed-in person these, until they are dismissed; answers what the page reports. */
async function tell(page: Page, notifications: ReturnType<typeof told>[]): Promise<string[]> {
  const acts: string[] = [];
  await page.route('**/api/notifications', (route) => {
    const open = notifications.filter(({ id }) => !acts.includes(`${id}/dismiss`));
    return route.fulfill({ json: { notifications: open } });
  });
  await page.route('**/api/notifications/*/*', (route) => {
    acts.push(route.request().url().split('/notifications/')[1] ?? '');
    return route.fulfill({ json: { success: true } });
  });
  await signUp(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return acts;
}

test('a new person is welcomed, once', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await popup(page, 'Welcome to Rampart').getByRole('button', { name: 'Close' }).click();
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();
  await page.waitForLoadState('networkidle');
  const answer = page.waitForResponse('**/api/notifications');
  await page.reload();
  expect(await (await answer).json()).toMatchObject({ notifications: [] });
  await expect(popup(page, 'Welcome to Rampart')).toBeHidden();
});

test('only the first is shown; its code can be copied; Shop Now leads to the library for a wish', async ({ page }) => {
  const offer = { notification_type: 'wishlist', discount_code: 'WISH-TEST', discount_percentage: 15 };
  const acts = await tell(page, [told('one', { ...offer, expires_at: inAnHour() }), told('two')]);
  await page.goto('/');
  const notice = popup(page, 'Notice one');
  await expect(notice.getByText('Limited time')).toBeVisible();
  await notice.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Discount code copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WISH-TEST');
  await notice.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/library');
  await expect.poll(() => acts).toEqual(['one/shown', 'one/dismiss']);
  await page.waitForTimeout(500);
  await expect(popup(page, 'Notice two')).toBeHidden();
});

test('Maybe Later puts it away; a visitor is told nothing', async ({ page }) => {
  let isAsked = false;
  await page.route('**/api/notifications', (route) => {
    isAsked = true;
    return route.continue();
  });
  await page.goto('/');
  await page.waitForTimeout(2000);
  expect(isAsked).toBe(false);
  const acts = await tell(page, [told('one')]);
  await page.goto('/marketplace');
  await popup(page, 'Notice one').getByRole('button', { name: 'Maybe Later' }).click();
  await expect.poll(() => acts).toEqual(['one/shown', 'one/dismiss']);
});

test('passes axe and closes by keyboard', async ({ page }) => {
  await tell(page, [told('one', { discount_code: 'WISH-TEST', expires_at: inAnHour() })]);
  await page.goto('/privacy');
  await expect(popup(page, 'Notice one')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await popup(page, 'Notice one').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(popup(page, 'Notice one')).toBeHidden();
});
