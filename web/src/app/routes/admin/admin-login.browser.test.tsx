import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { User } from '#shared/accounts/user.ts';
import { problem } from '#test/components/contract-server.ts';
import { outages } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';
import { answerContentUpload } from '#test/components/uploads.ts';

test('every refused admin login gets the same message; only network failures say more', async ({ site }) => {
  await site.open('/admin-login');
  await page.getByLabelText('Admin email').fill('sam@example.test');
  await page.getByLabelText('Password', { exact: true }).fill('Passw0rd!');
  for (const [answer, sentence] of [
    [() => problem(401, 'unauthenticated', 'Authentication failed'), 'Invalid admin credentials'],
    [() => problem(403, 'forbidden', 'You are not allowed to do this.'), 'Invalid admin credentials'],
    ...outages.map(([, outage, said]) => [outage, said] as const),
  ] as const) {
    site.server.refuse('POST /auth/admin-login', answer);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  }
  expect(site.server.count('POST /auth/admin-login')).toBe(4);
});

test('leads back to the page that wanted it, also when a session has ended there', async ({ site }) => {
  const user = sampleOf(User, { id: 'usr_1', name: 'Ada Admin', role: 'admin', is_admin: true });
  site.server.answer('POST /auth/admin-login', {
    success: true,
    user,
    access_token: `e30.${btoa('{}')}.x`,
    expires_in: 900,
  });
  answerContentUpload(site.server, {});
  await site.open('/admin/content-upload?tab=prompts');
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabelText('Admin email').fill('ada@example.test');
  await page.getByLabelText('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/admin/content-upload?tab=prompts');
});
