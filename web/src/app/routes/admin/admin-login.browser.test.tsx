import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#test/components/contract-server.ts';
import { outages } from '#test/components/outages.ts';
import { test } from '#test/components/site.tsx';

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
