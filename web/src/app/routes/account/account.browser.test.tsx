import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#test/components/contract-server.ts';
import { outages } from '#test/components/outages.ts';
import { answerHome, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

describe('the account page', () => {
  for (const [name, outage, sentence] of outages)
    test(`renders with ${name}, and a failed export says why`, async ({ site }) => {
      site.signIn({ name: 'Sam Sample' });
      site.server.breakDown(outage);
      await site.open('/account');
      await expect.element(page.getByRole('main').getByText('Sam Sample')).toBeVisible();
      await page.getByRole('button', { name: 'Export my data' }).click();
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Export my data' })).toBeEnabled();
    });

  test('keeps the direction of a name to itself', async ({ site }) => {
    site.signIn({ name: 'שלום' });
    await site.open('/account');
    const name = page.getByRole('main').getByText('שלום');
    await expect.element(name).toBeVisible();
    expect(name.element().tagName).toBe('BDI');
  });

  test('asks for a new password when the server requires one in the middle of a visit', async ({ site }) => {
    site.signIn();
    const required = problem(403, 'password_change_required', 'Please choose a new password first');
    site.server.refuse('GET /user/orders', () => required.clone());
    await site.open('/account/orders');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect.element(dialog).toBeVisible();

    stock(site.server, []);
    answerHome(site.server);
    site.server.answer('POST /auth/logout', { success: true });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });
});
