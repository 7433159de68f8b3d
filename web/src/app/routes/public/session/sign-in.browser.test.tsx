import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offline, problem } from '#test/components/contract-server.ts';
import { type Site, test } from '#test/components/site.tsx';

const password = page.getByLabelText('Password', { exact: true });

async function fillIn({ open }: Site): Promise<void> {
  await open('/auth');
  await page.getByLabelText('Email').fill('dana@example.test');
  await password.fill('Passw0rd!');
}

describe('signing in', () => {
  test("is sent once however often it is submitted, and shows the rate limit's message", async ({ site }) => {
    const detail = 'Too many failed attempts. Please try again in 15 minutes.';
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
    site.server.refuse('POST /auth/login', async () => {
      await pressed;
      return problem(429, 'too_many_requests', detail);
    });
    await fillIn(site);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    answer();
    await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
    expect(site.server.count('POST /auth/login')).toBe(1);
    await expect.element(password).toHaveValue('Passw0rd!');
  });

  test('answers a wrong password with one sentence', async ({ site }) => {
    site.server.refuse('POST /auth/login', () => problem(401, 'unauthenticated', 'Authentication failed'));
    await fillIn(site);
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alert').filter({ hasText: 'Authentication failed' });
    await expect.element(alert).toHaveFocus();
    expect(alert.element().textContent).toBe('Authentication failed');
  });

  test('reports a missing connection', async ({ site }) => {
    site.server.refuse('POST /auth/login', offline);
    await fillIn(site);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('alert').getByText('Authentication failed. Check your connection.'))
      .toBeVisible();
    await expect.element(password).toHaveValue('Passw0rd!');
  });

  test('requests a new password with the same response for every address', async ({ site }) => {
    site.server.answer('POST /auth/request-password-reset', { success: true });
    await site.open('/auth');
    await page.getByLabelText('Email').fill('nobody@example.test');
    const forgot = page.getByRole('button', { name: 'Forgot Password?' });
    await forgot.click();
    await page.getByRole('button', { name: 'Send Link and Code' }).click();
    await expect.element(page.getByText('Password reset link and code have been sent to your email')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Enter Reset Code' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(forgot).toHaveFocus();
    expect(site.server.last('POST /auth/request-password-reset')?.body).toEqual({ email: 'nobody@example.test' });
  });

  test('warns when Caps Lock is on', async ({ site }) => {
    await site.open('/auth');
    await expect.element(password).toBeVisible();
    const press = (modifierCapsLock: boolean) =>
      password.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock }));
    press(true);
    await expect.element(page.getByText('Caps Lock is on.')).toBeVisible();
    press(false);
    await expect.element(page.getByText('Caps Lock is on.')).not.toBeInTheDocument();
  });
});
