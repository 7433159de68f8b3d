import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { User } from '#shared/accounts/user.ts';
import { problem } from '#test/components/contract-server.ts';
import { outages, saidOfAct } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { answerHome, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

describe('the Create Account form', () => {
  test('shows the error under each field and links to it', async ({ site }) => {
    await site.open('/create-account');
    const password = page.getByLabelText('Password', { exact: true });
    await password.fill('abc1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link', { name: 'Name is required' })).toBeVisible();
    await summary.getByRole('link', { name: 'Password should be at least 6 characters long' }).click();
    await expect.element(password).toHaveFocus();
    expect(site.server.count('POST /auth/register')).toBe(0);
  });

  test('reports a taken address and passes it on to Sign In', async ({ site }) => {
    const taken = 'An account with this email already exists';
    site.server.refuse('POST /auth/register', () => problem(409, 'conflict', taken));
    await site.open('/create-account');
    await page.getByLabelText('Name').fill('Robin');
    await page.getByLabelText('Email').fill('robin@example.test');
    await page.getByLabelText('Password', { exact: true }).fill('another1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(taken).first()).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Robin');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('robin@example.test');
  });

  test('keeps what was typed, and succeeds on the next try', async ({ site }) => {
    const { server } = site;
    stock(server, []);
    answerHome(server);
    server.answer('GET /newsletter/status', { subscribed: false, interests: [] });
    const session = { user: sampleOf(User), access_token: 'e30.e30.x', expires_in: 900 };
    server.answer('POST /auth/register', { success: true, ...session });
    await site.open('/create-account');
    const fields = { Name: 'Net Worker', Email: 'net@example.test', Password: 'Passw0rd!' };
    for (const [label, value] of Object.entries(fields)) await page.getByLabelText(label, { exact: true }).fill(value);
    for (const outage of outages) {
      server.breakDown(outage[1]);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect
        .element(page.getByRole('alert').getByText(saidOfAct(outage, 'Authentication failed.')))
        .toBeVisible();
      for (const [label, value] of Object.entries(fields))
        await expect.element(page.getByLabelText(label, { exact: true })).toHaveValue(value);
      server.recover();
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    const mails = 'one to confirm your address, one to confirm your newsletter subscription.';
    await expect
      .element(page.getByText(`Account created successfully! We are sending two emails: ${mails}`))
      .toBeVisible();
    expect(server.last('POST /auth/register')?.body).toMatchObject({
      name: 'Net Worker',
      email: 'net@example.test',
      password: 'Passw0rd!',
    });
  });
});
