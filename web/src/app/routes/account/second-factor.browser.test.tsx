import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#test/components/contract-server.ts';
import { answerDashboard } from '#test/components/dashboard.ts';
import { busyServer } from '#test/components/outages.ts';
import { answerHome } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const off = { enrolled: false, enrolled_at: null, recovery_codes_left: 0, required: false };
const on = { enrolled: true, enrolled_at: '2026-01-15T09:00:00.000Z', recovery_codes_left: 2, required: true };

describe('the second factor', () => {
  test('says why it could not be loaded', async ({ site }) => {
    site.signIn();
    site.server.refuse('GET /auth/second-factor', busyServer[1]);
    await site.open('/account/second-factor');
    await expect.element(page.getByRole('alert').getByText(busyServer[2])).toBeVisible();
  });

  test('staff whom the server keeps out are led to set it up', async ({ site }) => {
    site.signInAdmin();
    const keptOut = () => problem(403, 'second_factor_required', 'Please set up a second factor first');
    answerDashboard(site.server);
    site.server.refuse('GET /admin/orders', keptOut);
    site.server.answer('GET /auth/second-factor', { ...off, required: true });
    await site.open('/admin/orders');
    await expect.element(page.getByText(/^Your role needs a second factor/)).toBeVisible();
    expect(window.location.pathname).toBe('/account/second-factor');
    await expect.element(page.getByRole('link', { name: 'To the back-office' })).toBeVisible();
  });

  test('that a role needs cannot be removed, and warns of the last recovery codes', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /auth/second-factor', on);
    await site.open('/account/second-factor');
    await expect.element(page.getByText(/2 recovery codes are left\. Make new ones/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    site.server.refuse('POST /auth/second-factor/recovery-codes', () =>
      problem(422, 'invalid', 'Your password is not correct', { password: 'Your password is not correct' }),
    );
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByLabelText('Password', { exact: true }).fill('guess-it');
    await page.getByLabelText('Code').fill('123456');
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await expect.element(page.getByRole('alert').getByText('Your password is not correct')).toBeVisible();
  });
});

test('the warning of the last recovery codes begins with three', async ({ site }) => {
  site.signIn();
  for (const [left, warns] of [
    [4, false],
    [3, true],
  ] as const) {
    site.server.answer('GET /auth/second-factor', { ...on, recovery_codes_left: left });
    await site.open('/account/second-factor');
    await expect.element(page.getByText(new RegExp(`${left} recovery codes are left\\.`))).toBeVisible();
    expect(page.getByText('Make new ones before you need them.').elements()).toHaveLength(warns ? 1 : 0);
  }
});

test('a sign-in goes on with a recovery code, and back to the password', async ({ site }) => {
  answerHome(site.server);
  const { server } = site;
  server.answer('POST /auth/login', { success: true, second_factor: true, challenge: 'the-challenge' });
  const late = 'Your sign-in has expired. Please enter your password again.';
  server.refuse('POST /auth/recovery-code', () => problem(422, 'invalid', late, { challenge: late }));
  await site.open('/auth');
  await page.getByLabelText('Email').fill('sam@example.test');
  await page.getByLabelText('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
  await page.getByLabelText('Recovery code').fill('abcd-efgh-jklm-npqr');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert').getByText(late)).toBeVisible();
  expect(server.last('POST /auth/recovery-code')?.body).toEqual({
    ...{ challenge: 'the-challenge', password: 'Passw0rd!', recovery_code: 'ABCDEFGHJKLMNPQR' },
  });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('sam@example.test');
});
