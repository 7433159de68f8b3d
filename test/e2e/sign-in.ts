import type { Page } from '@playwright/test';
import { expect, someEmail } from './fixtures.ts';

/** What the tests of signing in share: an account, and its form. */

export const password = 'rampart1';

/** An account whose browser is not signed in. */
export async function someAccount(page: Page): Promise<string> {
  const email = someEmail();
  const answer = await page.request.post('/api/auth/register', { data: { name: 'Robin', email, password } });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return email;
}

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
