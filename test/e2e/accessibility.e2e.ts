import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { offers, signInAdmin, signUp } from './people.ts';

async function findings(page: Page): Promise<string[]> {
  await page.locator('main h1').first().waitFor();
  return axeFindings(page);
}

const open = [
  '/',
  '/marketplace',
  '/auth',
  '/create-account',
  '/reset-password?token=x',
  '/admin-login',
  '/privacy',
  '/imprint',
  '/subscriptions',
  '/no-such-page',
];
const signedIn = [
  '/dashboard',
  '/library',
  '/library?tab=wishlist',
  '/account',
  '/account/orders',
  '/marketplace?openCart=true',
];
const admin = ['/admin', '/admin/ebooks', '/admin/orders'];

for (const path of open)
  test(path, async ({ page, expectedErrors }) => {
    // The browser tells of the page's own 404.
    if (path === '/no-such-page') expectedErrors.push(/status of 404/);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });

test('an ebook', async ({ page }) => {
  const [book] = await offers(page);
  await page.goto(`/ebook/${book?.id}`);
  expect(await findings(page)).toEqual([]);
});

for (const path of signedIn)
  test(path, async ({ page }) => {
    await signUp(page);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });

for (const path of admin)
  test(path, async ({ page }) => {
    await signInAdmin(page);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
